/** Where a rule is written down. */
export interface RuleSource {
  title: string;
  url: string;
}

export interface HeaderRule {
  id:
    | 'scripts'
    | 'objects'
    | 'styles'
    | 'framing'
    | 'transport'
    | 'types'
    | 'referrer'
    | 'opener'
    | 'resources'
    | 'powers';
  /** In lower case. */
  header: string;
  /** The directives that a rule about a policy looks at, or what they fall back on; a rule without them looks at the whole header. */
  directives?: readonly string[];
  /** Judges the header's value; a header that is missing never meets a rule. */
  met: (value: string) => boolean;
  /** Browsers ignore the header on an address without https. */
  overHttps?: true;
  source: RuleSource;
}

/** A cookie as the site sets it. */
export interface CookieFacts {
  name: string;
  httpOnly: boolean;
  sameSite: string | null;
  secure: boolean;
}

/** What a site sends: its response headers by any spelling of their names, and its cookies; and whether its address is one of https. */
export interface SiteFacts {
  https: boolean;
  headers: Record<string, string>;
  cookies: readonly CookieFacts[];
}

export interface CheckResult {
  rule: HeaderRule['id'] | 'httpOnly' | 'sameSite' | 'secure';
  met: boolean;
  /** The header that was looked at, or "set-cookie". */
  where: string;
  /** The value word for word, or of a policy the directives that were judged; names of cookies; null where the header or all of them are missing. */
  found: string | null;
  source: RuleSource;
}
