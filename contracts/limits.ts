/** "§" is the product specification (docs/spec-map.md). */

/** §5, §9. */
export const SEARCH_MIN_KEYWORD = 2;
/** §9. */
export const SEARCH_PAGE_SIZE = 5;
export const SEARCH_FIRST_PAGE = 1;
export const SEARCH_MAX_PAGE_SIZE = 50;
/** §2, §9. */
export const SEARCH_SKELETON_ROWS = 5;
/** Longer keywords are cut, not refused. */
export const SEARCH_MAX_KEYWORD = 200;
/** §8. */
export const RETRIES_ON_TIMEOUT = 3;

export const LIST_MAX_PAGE_SIZE = 100;
export const LIST_DEFAULT_PAGE_SIZE = 20;
export const LIST_MAX_IDS = 500;
/** Reading row 1,000,000 is slow: twenty such visitors stopped the site. */
export const LIST_MAX_WINDOW = 10_000;
export const INCIDENTS_A_PAGE = 50;
export const CORRECTIONS_A_PAGE = 50;
/** Older ones are in the export. */
export const CORRECTION_PAGES = 100;

/** GET /api/projects. */
export const OPEN_LIST_DEFAULT = 100;
export const OPEN_LIST_MAX = 500;

/** POST /api/user/profile/upload. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const DISPLAY_NAME_MAX = 60;

/** Counts as the owner's presence where there is no password (ASVS V7.5.1). */
export const RECENT_SIGN_IN_MINUTES = 15;
/** Since the sign-in, to get an archive of the account's data. */
export const ARCHIVE_SIGN_IN_HOURS = 2;

/** Projects side by side on /compare. */
export const COMPARE_MAX = 10;

/** POST /api/errors. */
export const ERROR_TITLE_MAX = 300;
export const ERROR_DESCRIPTION_MAX = 4_000;
export const ERROR_TRACE_MAX = 16_000;

/** Replaces the address key when the web tier renders: no rate limit. */
export const RENDERING = 'web-server';

/** When a visitor should try again while the backend is down. */
export const UNAVAILABLE_RETRY_SECONDS = 10;

/** Bytes, in both tiers. */
export const BODY_LIMIT = 64 * 1024;
export const BACKEND_DEADLINE_MS = 5_000;

/** §9: with a digit and a letter. */
export const PASSWORD_MIN = 8;
/** §9. */
export const VERIFICATION_CODE_LENGTH = 6;
/** Of the code in the link of a mail. */
export const LINK_CODE_BYTES = 16;
/** Cognito's limits. */
export const EMAIL_MAX = 128;
export const PASSWORD_MAX = 256;
/** Since its last sign-in, a browser is known to an account. */
export const KNOWN_BROWSER_DAYS = 180;
/** §9: counted from the sign-up. */
export const RESEND_COOLDOWN_SECONDS = 60;

export const QUOTE_MAX = {
  name: 100,
  email: 254,
  project: 120,
  website: 300,
  message: 4_000,
} as const;
export const QUOTES_AN_HOUR = 5;

export const REPORT_MAX = {
  project: 120,
  about: 160,
  what: 4_000,
  links: 10,
  link: 500,
  email: 254,
  answer: 1_000,
} as const;
/** Shorter texts say nothing that can be checked. */
export const REPORT_MIN_WHAT = 20;
/** By one address. */
export const REPORTS_AN_HOUR = 5;
export const REPORTS_A_DAY = 10;
/** Of one account; deleted lists do not count. */
export const WATCHLISTS_MAX = 50;
/** In one list. */
export const WATCHLIST_PROJECTS_MAX = 500;
export const WATCHLIST_NAME_MAX = 60;
export const WATCHLIST_NOTE_MAX = 500;
/** Pasted text that is matched with projects: characters, and items in it. */
export const WATCHLIST_MATCH_MAX = 20_000;
export const WATCHLIST_MATCH_ITEMS = 500;
/** Suggestions for an item that fits several projects. */
export const WATCHLIST_CANDIDATES = 5;
/** How long a deleted list can be restored, if it is one of the last WATCHLISTS_MAX. */
export const WATCHLIST_RESTORE_HOURS = 24;
/** Later calls begin a new visit of a list. */
export const WATCHLIST_VISIT_MINUTES = 30;

/** By one address: bounds guesses at references. */
export const REPORT_READS_AN_HOUR = 100;

/** Of a short verdict, as JSON in UTF-8. */
export const VERDICT_BYTES = 500;

/** GET /api/alerts. */
export const ALERTS_PAGE = 30;
/** Ids in one POST /api/alerts/read. */
export const ALERTS_READ_MAX = 200;

/** Archives that an account can ask for within 24 hours. */
export const DATA_EXPORTS_A_DAY = 3;
/** How long an archive can be downloaded. */
export const DATA_EXPORT_HOURS = 24;
/** Of one account. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_NAME_MAX = 60;
export const WEBHOOK_URL_MAX = 500;
/** Attempts kept for each webhook. */
export const WEBHOOK_LOG = 100;
/** After a rotation, the secret before signs too. */
export const WEBHOOK_OVERLAP_HOURS = 24;
/** Of failures alone, then a webhook is paused. */
export const WEBHOOK_FAILING_DAYS = 7;
/** Of one account. */
export const WALLETS_MAX = 20;
export const WALLET_LABEL_MAX = 60;
/** A removed wallet keeps its proof so long: for Undo, and for the last WALLETS_MAX. */
export const WALLET_RESTORE_HOURS = 24;
/** To sign a challenge. */
export const CHALLENGE_MINUTES = 10;
/** Balances read of one chain for one account: tokens times wallets. */
export const BALANCES_MAX = 4_000;
/** Tracked tokens of one chain that are looked up, those of the best ranked projects first. */
export const PORTFOLIO_TOKENS_MAX = 1_000;
/** Allowances read of one chain for one account: balances times recorded contracts. */
export const ALLOWANCES_MAX = 4_000;
/** Recorded contracts of one chain that are looked up as spenders. */
export const SPENDERS_MAX = 2_000;

/** Of contracts by visitors, an hour: of a network, and of all; and at the same time. */
export const SCANS_AN_HOUR = 5;
export const SCANS_AN_HOUR_OF_ALL = 60;
export const SCANS_AT_ONCE = 2;
/** Of one scan: calls to a chain's servers, and seconds. */
export const SCAN_CALLS = 400;
export const SCAN_SECONDS = 30;
