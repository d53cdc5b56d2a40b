import { expect, it } from 'vitest';

/** The styles of everything but the boards, which draw with sizes of their own; comments are left out. */
const STYLES = Object.entries(
  import.meta.glob<string>(['../**/*.svelte', '../**/*.css', '!../games/**', '!./tokens.css'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([file, text]) => {
  const style = file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
  return [file, style.replace(/\/\*[^]*?\*\//g, '')] as const;
});

/** Returns the places where a declaration has a value that is not allowed. */
const offences = (declaration: RegExp, isAllowed: (value: string) => boolean): string[] =>
  STYLES.flatMap(([file, style]) =>
    [...style.matchAll(declaration)].filter(([, value = '']) => !isAllowed(value)).map(([text]) => `${file}: ${text.trim()}`),
  );

it('finds the styles', () => {
  expect(STYLES.filter(([, style]) => style !== '').length).toBeGreaterThan(30);
  expect(offences(/font-size: ([^;]+);/g, () => false).length).toBeGreaterThan(10);
});

it('takes text sizes from the scale, or relative to the text around', () => {
  const isFromScale = (value: string): boolean => /^(var\(--text-[\w]+(-title)?\)|[\d.]+em|inherit)$/.test(value);
  expect(offences(/font-size: ([^;]+);/g, isFromScale)).toEqual([]);
  expect(
    offences(/\bfont: ([^;]+);/g, (value) => value === 'inherit' || (/var\(--text-/.test(value) && !/\d(rem|px|em)\b/.test(value))),
  ).toEqual([]);
});

it('takes layers from the scale', () => {
  expect(offences(/z-index: ([^;]+);/g, (value) => /^var\(--layer-[\w-]+\)$/.test(value))).toEqual([]);
});

it('uses the breakpoints', () => {
  // The few others are where the content of one component would not fit.
  const widths = ['40rem', '59.99rem', '60rem', '22rem', '26rem', '30rem', '34rem', '42rem', '63rem'];
  const heights = ['30rem', '30.01rem'];
  expect(offences(/(?:min|max)-width: ([\d.]+\w+)\)/g, (value) => widths.includes(value))).toEqual([]);
  expect(offences(/(?:min|max)-height: ([\d.]+\w+)\)/g, (value) => heights.includes(value))).toEqual([]);
});
