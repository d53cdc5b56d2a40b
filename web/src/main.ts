import { mount } from 'svelte';
import App from './App.svelte';
import './app/theme.svelte';
import './design/base.css';
import { offline } from './app/offline.svelte';

const target = document.getElementById('app');
if (target) {
  mount(App, { target });
  if (import.meta.env.PROD) {
    void offline.register();
  }
}
