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
  /** Lower case. */
  header: string;
  /** What a policy rule judges; without them, the whole header. */
  directives?: readonly string[];
  /** Called only if the header is present. */
  met: (value: string) => boolean;
  /** Browsers ignore the header without https. */
  overHttps?: true;
  source: RuleSource;
}

export interface CookieFacts {
  name: string;
  httpOnly: boolean;
  sameSite: string | null;
  secure: boolean;
}

export interface SiteFacts {
  https: boolean;
  headers: Record<string, string>;
  cookies: readonly CookieFacts[];
}

export interface CheckResult {
  rule: HeaderRule['id'] | 'httpOnly' | 'sameSite' | 'secure';
  met: boolean;
  /** The header's name, or "set-cookie". */
  where: string;
  /** Word for word, or cookie names; null if missing. */
  found: string | null;
  source: RuleSource;
}
