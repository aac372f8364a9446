import { FONT, PALETTE, RADIUS } from './tokens';

export type ColorScheme = 'light' | 'dark';

/** px: tall enough for a finger. */
const CONTROL_HEIGHT = 44;

/**
 * Ant Design's tokens from the palette, as far as its modal uses them. It calculates with colors, so
 * they cannot be custom properties: one object per scheme.
 */
export function antdTheme(scheme: ColorScheme) {
  const palette = PALETTE[scheme];
  return {
    cssVar: { key: `plumbline-${scheme}` },
    token: {
      colorPrimaryBorder: PALETTE.night.brass,
      colorText: palette.ink,
      colorIcon: palette.ink2,
      colorIconHover: palette.ink,
      colorBgElevated: palette.surface,
      colorLink: palette.ink,
      colorLinkHover: palette.ink,
      colorLinkActive: palette.ink,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      colorBgMask: 'rgb(8 11 16 / 62%)',
      fontFamily: FONT.ui,
      fontSize: 15,
      controlHeight: CONTROL_HEIGHT,
      borderRadiusLG: RADIUS.card,
      borderRadiusSM: RADIUS.control,
      motionDurationMid: '0.2s',
      motionDurationSlow: '0.3s',
    },
  };
}
