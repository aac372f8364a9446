import { FONT, MEDIA, PALETTE, RADIUS } from './tokens';

type PaletteName = keyof typeof PALETTE.light | keyof typeof PALETTE.night;

const names = [...Object.keys(PALETTE.light), ...Object.keys(PALETTE.night)] as PaletteName[];

/** As custom properties, so that one style sheet serves both themes. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<
  PaletteName,
  string
>;
export const font = FONT;
export const radius = { control: `${RADIUS.control}px`, card: `${RADIUS.card}px` };
export const media = {
  phone: `@media ${MEDIA.phone}`,
  tablet: `@media ${MEDIA.tablet}`,
  desktop: `@media ${MEDIA.desktop}`,
};

export function customProperties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

type Band = keyof typeof PALETTE.bands;

/** A rule for the class of each letter's band (lib/format/band.ts). */
export const ofBands = (rule: (band: Band) => string, self: '' | '&' = ''): string =>
  (Object.keys(PALETTE.bands) as Band[])
    .map((band) => `${self}.${band} { ${rule(band)} }`)
    .join('\n');

/**
 * For content below the first screen: deferring its layout speeds up the first paint.
 * @param height likely height in px, without padding and border, which keeps the scroll bar steady
 */
export const laterPaint = (height: number): string =>
  `content-visibility: auto; contain-intrinsic-height: auto ${height}px;`;
