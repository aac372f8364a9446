import { PALETTE } from '@/styles/tokens';
import { MARK_COLORS, markColors } from './markColors';

/** Relative luminance of #rrggbb, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colors of the neutral mark', () => {
  it.each(
    (['light', 'dark'] as const).flatMap((theme) =>
      MARK_COLORS.map(([background, letter]) => [theme, background, letter] as const),
    ),
  )('in the %s theme have 4.5:1 on %s in %s', (theme, background, letter) => {
    const palette: Record<string, string> = { ...PALETTE[theme], ...PALETTE.night };
    expect(contrast(palette[background]!, palette[letter]!)).toBeGreaterThanOrEqual(4.5);
  });

  it('stay the same for an id', () => {
    expect(['aave', 'uniswap', 'usd-coin', 'usd-coin-usdc'].map(markColors)).toEqual(
      [7, 5, 3, 0].map((place) => MARK_COLORS[place]),
    );
  });

  it('are all used about as often, for ids that differ in a number too', () => {
    const counts = new Map<unknown, number>();
    for (let n = 0; n < 800; n += 1) {
      const colors = markColors(`usd-coin-${n}`);
      counts.set(colors, (counts.get(colors) ?? 0) + 1);
    }
    expect(counts.size).toBe(MARK_COLORS.length);
    for (const count of counts.values()) expect(count).toBeGreaterThan(50);
  });
});
