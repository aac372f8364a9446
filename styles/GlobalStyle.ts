import { createGlobalStyle } from 'styled-components';
import { PALETTE } from './tokens';
import { DISPLAY_FALLBACKS, FALLBACK_FACES, UI_FALLBACKS } from './fallbackFonts';
import * as fonts from './fonts';
import { color, customProperties, font } from './theme';

export const GlobalStyle = createGlobalStyle`
  ${FALLBACK_FACES}
  :root {
    --font-ui: ${fonts.ui.style.fontFamily}, ${UI_FALLBACKS}; --font-display: ${fonts.display.style.fontFamily}, ${DISPLAY_FALLBACKS};
    color-scheme: light; ${customProperties({ ...PALETTE.light, ...PALETTE.night })}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${customProperties(PALETTE.dark)} }
  }
  :root[data-theme='dark'] { color-scheme: dark; ${customProperties(PALETTE.dark)} }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 84px; }
  body {
    margin: 0; background: ${color.paper}; color: ${color.ink};
    font: 15px/1.5 ${font.ui}; font-feature-settings: 'cv05';
    -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { font-family: ${font.display}; font-weight: 500; letter-spacing: -0.01em; line-height: 1.2; margin: 0; }
  p { margin: 0; }
  a { color: inherit; }
  button, input, select { font: inherit; color: inherit; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  table { border-collapse: collapse; width: 100%; }
  .n { font-variant-numeric: tabular-nums; }
  img, svg { display: block; }
  :focus-visible { outline: 2px solid ${color.brass}; outline-offset: 2px; border-radius: 2px; }
  ::selection { background: ${color.mark}; }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, *::backdrop { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; }
  }
  [data-restoring] * { content-visibility: visible !important; }
  @media print {
    header, footer, nav, form { display: none !important; }
    :root:root { color-scheme: light; ${customProperties({ ...PALETTE.light, ...PALETTE.night })} }
  }
`;
