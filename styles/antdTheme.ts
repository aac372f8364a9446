import { FONT, PALETTE, RADIUS } from './tokens';

export type ColorScheme = 'light' | 'dark';

/** px: tall enough for a finger. */
const CONTROL_HEIGHT = 44;

/**
 * Ant Design's tokens from the palette. It calculates with colors, so they cannot be custom
 * properties: one object per scheme.
 */
export function antdTheme(scheme: ColorScheme) {
  const palette = PALETTE[scheme];
  const { brass } = PALETTE.night;
  const ring = {
    activeBorderColor: brass,
    hoverBorderColor: palette.ink,
    activeShadow: `0 0 0 1px ${brass}`,
    errorActiveShadow: `0 0 0 1px ${palette.danger}`,
  };
  return {
    cssVar: { key: `plumbline-${scheme}` },
    token: {
      colorPrimary: brass,
      colorPrimaryBorder: brass,
      colorError: palette.danger,
      colorErrorHover: palette.danger,
      colorErrorBorderHover: palette.danger,
      colorText: palette.ink,
      colorTextSecondary: palette.ink2,
      colorTextTertiary: palette.ink3,
      colorTextPlaceholder: palette.ink3,
      colorIcon: palette.ink2,
      colorIconHover: palette.ink,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorLink: palette.ink,
      colorLinkHover: palette.ink,
      colorLinkActive: palette.ink,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      colorBorder: palette.control,
      colorBgMask: 'rgb(8 11 16 / 62%)',
      fontFamily: FONT.ui,
      fontSize: 15,
      controlHeight: CONTROL_HEIGHT,
      borderRadius: RADIUS.control,
      borderRadiusLG: RADIUS.card,
      borderRadiusSM: RADIUS.control,
      motionDurationMid: '0.2s',
      motionDurationSlow: '0.3s',
    },
    components: {
      Input: { ...ring, paddingInline: 12 },
      Checkbox: { controlInteractiveSize: 20 },
    },
  };
}
