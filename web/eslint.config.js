import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'target/', 'node_modules/', 'public/', '**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Sets and maps are replaced, never changed, once they are reactive state.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off', // Prettier writes {' '}
    },
  },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  { files: ['src/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
);
