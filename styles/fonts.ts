import localFont from 'next/font/local';

/**
 * Self-hosted from npm packages. A font that misses the first 100 ms waits for the next page, so
 * that text never shifts. next/font's size-matched fallbacks use Arial and Times New Roman, which
 * phones lack.
 */
export const ui = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
  preload: true,
});

/** One weight for headings and scores: a third of the variable font's bytes. */
export const display = localFont({
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  preload: true,
});
