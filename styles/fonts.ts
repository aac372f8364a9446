import localFont from 'next/font/local';

/** Self-hosted from their npm packages; next/font adds size-adjusted fallbacks, so that swapping moves nothing. */
export const ui = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900', display: 'swap', adjustFontFallback: 'Arial', preload: true,
});

/** One weight is all that headings and scores use: a third of the bytes of the variable font. */
export const display = localFont({
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500', display: 'swap', adjustFontFallback: 'Times New Roman', preload: true,
});
