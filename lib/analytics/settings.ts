/** Where page views go. Written into the pages by the build, as the content security policy is (server/securityHeaders.cjs checks both values). */
export interface AnalyticsSettings {
  /** Measurement id of Google Analytics 4: G-ABC123DEF4. */
  id: string;
  /** A tagging server of the operator's in place of Google's hosts. */
  origin: string | undefined;
}

/** Undefined where no analytics are configured. */
export function analyticsSettings(): AnalyticsSettings | undefined {
  const id = process.env.NEXT_PUBLIC_ANALYTICS_ID;
  return id ? { id, origin: process.env.NEXT_PUBLIC_ANALYTICS_ORIGIN || undefined } : undefined;
}

/** `none`: not configured. `refused`: the browser says for its user that nobody may track (Global Privacy Control, Do Not Track). */
export type AnalyticsState = 'none' | 'refused' | 'possible';

export function analyticsState(): AnalyticsState {
  if (!analyticsSettings()) return 'none';
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1' ? 'refused' : 'possible';
}
