/** What the legal pages need to know of this installation; read from its configuration on the server. */
export interface SiteFacts {
  operator: {
    /** Words for the middle of a sentence. */
    name: string;
    named: boolean;
    /** An e-mail address or an https address. */
    contact: string | null;
    /** The operator's own page of openings, an https address. */
    careers: string | null;
  };
  /** Names of the site's cookies as browsers know them here. */
  cookies: { session: string; csrf: string; callback: string; google: string[]; visitor: string };
  /** Google Analytics by its measurement id, and the operator's own host that stands before Google's; null where none is configured. */
  analytics: { id: string; host: string | null } | null;
  /** Who keeps the accounts elsewhere (a host, or a service by name); null for this site's own database. */
  accountsAt: string | null;
  /** Whose form takes requests for a quote; null for this site's own. */
  quotesAt: string | null;
  /** The host that the web server sends errors to. */
  serverErrorsTo: string | null;
  /** The host that visitors' browsers send errors to. */
  browserErrorsTo: string | null;
  /** The host that logos are loaded from; null for this site itself. */
  logosFrom: string | null;
  /** Hosts that the browsers of signed-in users ask for pictures of people: the operator's bucket, and the one from which the account service may name some. */
  picturesFrom: { bucket: string | null; provider: string | null };
  /** Who serves the configuration of feature flags to the browsers of signed-in users; null for this site itself. */
  flagsFrom: string | null;
}
