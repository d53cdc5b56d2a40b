import { stored } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
type ThemeName = (typeof THEMES)[number];

/** The colour scheme: the system's, or the one chosen in the settings. */
class Theme {
  current = $state<ThemeName>(stored.theme.load());

  constructor() {
    this.apply();
  }

  set(name: ThemeName): void {
    this.current = name;
    stored.theme.save(name);
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
