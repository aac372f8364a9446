import localFont from 'next/font/local';

/**
 * Self-hosted from their npm packages. Asked for first; one that is not there within 100 ms is left to the next page, so that no text moves
 * under a reader. next/font adds fallbacks of the same size, which are made of Arial and Times New Roman: phones have neither.
 */
export const ui = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
  preload: true,
});

/** One weight is all that headings and scores use: a third of the bytes of the variable font. */
export const display = localFont({
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  preload: true,
});
