import { createSafeFetch, type SafeFetch } from '../../safe-fetch/safeFetch';

export interface WebhookClient {
  fetch: SafeFetch;
  allowLoopback: boolean;
}

interface ClientOptions {
  siteUrl: string;
  /** For development: receivers on this machine. */
  allowLoopback: boolean;
}

/** What sends deliveries to addresses of users. */
export const openWebhooks = ({ siteUrl, allowLoopback }: ClientOptions): WebhookClient => ({
  fetch: createSafeFetch({
    userAgent: `Plumbline-Webhooks/1 (+${siteUrl}/developers#webhooks)`,
    allowLoopback,
  }),
  allowLoopback,
});
