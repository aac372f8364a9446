/** Facts about this installation, from the server's configuration. */
export interface SiteFacts {
  operator: {
    /** Fits the middle of a sentence. */
    name: string;
    named: boolean;
    /** An e-mail or https address. */
    contact: string | null;
    /** An https address. */
    careers: string | null;
  };
  cookies: {
    session: string;
    signedIn: string;
    csrf: string;
    callback: string;
    google: string[];
    visitor: string;
    browser: string;
  };
  /** null without analytics. `host`: the operator's own, in front of Google's. */
  analytics: { id: string; host: string | null } | null;
  /** A host or a service by name; null for this site's own database. */
  accountsAt: string | null;
  /** Whose form takes quote requests; null for this site's own. */
  quotesAt: string | null;
  serverErrorsTo: string | null;
  browserErrorsTo: string | null;
  /** A host; null for this site. */
  logosFrom: string | null;
  /** Hosts of users' pictures: the operator's bucket, and the account service's. */
  picturesFrom: { bucket: string | null; provider: string | null };
  /** Who serves feature flags to signed-in users; null for this site. */
  flagsFrom: string | null;
}
