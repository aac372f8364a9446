interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

export function securityHeaders(): Promise<HeaderRule[]>;

/** For pages made per request. */
export function policyWithNonce(nonce: string): string;
