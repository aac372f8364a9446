import { DEVELOPERS_PATH, OPENAPI_PATH, PROJECT_PATH, fillPath } from '@/contracts/paths';

/** Of few pages: `routes` is in every page's first load. */
export const rareRoutes = {
  /** By the secret key of its feed. */
  listFeed: (key: string) => `/lists/${encodeURIComponent(key)}.atom`,
  /** For receivers. */
  webhookGuide: `${DEVELOPERS_PATH}#webhooks`,
  /** By the id of a mail, without sign-in. */
  unsubscribe: (id: string) => `/unsubscribe/${encodeURIComponent(id)}`,
  sharedList: (key: string) => `/lists/${key}`,
  notifications: '/my/settings#notifications-title',
  webhooks: '/my/settings#webhooks-title',
  /** Specification §2; `back` is the page's address. */
  signInRequired: (back: string) =>
    `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(back)}`,
  methodologyChangelog: '/methodology/changelog',
  projectJson: (id: string) => fillPath(PROJECT_PATH, { id }),
  openApi: OPENAPI_PATH,
  reportState: (reference: string) => `/report/${encodeURIComponent(reference)}`,
} as const;
