/** No schema here: the browser loads this file. */

/** Specification §9. */
export const FLAG_KEYS = ['portfolio', 'impersonationTool'] as const;
export type FlagKey = (typeof FLAG_KEYS)[number];
export type FlagValues = Record<FlagKey, boolean>;

/** §9. */
export const FLAGS_OFF: FlagValues = { portfolio: false, impersonationTool: false };

/** Whom a flag is evaluated for (§3); `custom` has further attributes for rules. */
export interface FlagUser {
  identifier: string;
  email?: string;
  country?: string;
  custom: Record<string, string>;
}

export interface UserFlags {
  username: string;
  values: FlagValues;
  /** What the server evaluated them with. */
  country?: string;
}

/** Stands in for ConfigCat's SDK key. Not a secret: our configuration is public. */
export const EMBEDDED_SDK_KEY = 'plumbline';

/** Path below the configuration server (§7). */
export const flagConfigPath = (sdkKey: string): string =>
  `/configuration-files/${sdkKey}/config_v5.json`;
