/** Written in by the build; server/securityHeaders.cjs validates them. */
export interface AnalyticsSettings {
  /** G-ABC123DEF4. */
  id: string;
  /** The operator's own tagging server instead of Google's. */
  origin: string | undefined;
}

export function analyticsSettings(): AnalyticsSettings | undefined {
  const id = process.env.NEXT_PUBLIC_ANALYTICS_ID;
  return id ? { id, origin: process.env.NEXT_PUBLIC_ANALYTICS_ORIGIN || undefined } : undefined;
}

/**
 * What acceptance allows: this site's own counts, or Google Analytics, too. `refused`: the browser
 * sends Global Privacy Control or Do Not Track.
 */
export type AnalyticsState = 'refused' | 'own' | 'google';

export function analyticsState(): AnalyticsState {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1'
    ? 'refused'
    : analyticsSettings()
      ? 'google'
      : 'own';
}
