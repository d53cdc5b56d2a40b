import { loadItem, saveItem } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
type ThemeName = (typeof THEMES)[number];

/** The colour scheme: the system's, or the one chosen in the settings. */
class Theme {
  current = $state<ThemeName>(loadItem('theme', 'system') as ThemeName);

  constructor() {
    this.apply();
  }

  set(name: ThemeName): void {
    this.current = name;
    saveItem('theme', name);
    this.apply();
  }

  private apply(): void {
    if (this.current === 'system') {
      delete document.documentElement.dataset['theme'];
    } else {
      document.documentElement.dataset['theme'] = this.current;
    }
  }
}

export const theme = new Theme();
