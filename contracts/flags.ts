/** Feature flags: what browser, web server and backend agree on. No schema here: the browser loads this file. */

/** Specification §9: the flags that the product asks for. */
export const FLAG_KEYS = ['portfolio', 'impersonationTool'] as const;
export type FlagKey = (typeof FLAG_KEYS)[number];
export type FlagValues = Record<FlagKey, boolean>;

/** Specification §9: a flag is off until a configuration says otherwise. */
export const FLAGS_OFF: FlagValues = { portfolio: false, impersonationTool: false };

/** Who a flag is evaluated for (specification §3). `custom` holds whatever else a rule may compare. */
export interface FlagUser {
  identifier: string;
  email?: string;
  country?: string;
  custom: Record<string, string>;
}

/** The flags of one user, as the web server has evaluated them. */
export interface FlagsOfUser {
  username: string;
  values: FlagValues;
}

/** The name that the backend's own configuration goes by, where ConfigCat's has an SDK key. It opens nothing: the file is public. */
export const EMBEDDED_SDK_KEY = 'plumbline';

/** Path of a configuration below the address that serves it (specification §7). */
export const flagConfigPath = (sdkKey: string): string =>
  `/configuration-files/${sdkKey}/config_v5.json`;
