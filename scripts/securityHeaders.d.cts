/** The header set of every response, as next.config.js wants it. @throws naming the variable that does not fit. */
export function securityHeaders(): Promise<{ source: string; headers: { key: string; value: string }[] }[]>;
