interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** next.config.js `headers`. */
export function securityHeaders(): Promise<HeaderRule[]>;

/** The content security policy of a page that is made for one request. */
export function policyWithNonce(nonce: string): string;
