import localFont from 'next/font/local';

/** Self-hosted from npm packages. Until they have come, styles/fallbackFonts.ts stands for them. */
export const ui = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: true,
});

/** One weight for headings and scores: a third of the variable font's bytes. */
export const display = localFont({
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  display: 'swap',
  adjustFontFallback: false,
  preload: true,
});
