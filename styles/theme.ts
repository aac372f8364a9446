import { FONT, MEDIA, PALETTE, RADIUS } from './tokens';

type PaletteName = keyof typeof PALETTE.light | keyof typeof PALETTE.night;

const names = [...Object.keys(PALETTE.light), ...Object.keys(PALETTE.night)] as PaletteName[];

/** Every colour as its custom property, so that both themes are one style sheet. */
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

/** Custom properties of one palette as CSS text. */
export function customProperties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/**
 * For what lies below the first screen: the browser lays it out when it comes near, which brings the first paint forward.
 * @param height px that it is likely to take, so that the scroll bar hardly moves
 */
export const laterPaint = (height: number): string =>
  `content-visibility: auto; contain-intrinsic-height: auto ${height}px;`;
