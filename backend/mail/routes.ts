import type { FastifyInstance } from 'fastify';
import { readOutbox } from '../../contracts/internalEndpoints';
import type { Store } from '../db/store';
import { route } from '../http/route';
import type { Delivery } from './deliverDue';
import { listMails } from './outbox';

const POOL = '/cognito-idp';

export interface MailNeeds {
  store: Store;
  /**
   * Messages to people: `wake` says that one may have been written, `isShown` opens them to the site's own page. Without
   * `delivery` nobody is sent any.
   */
  mail?: { wake: () => void; isShown: boolean; delivery?: Delivery };
}

/**
 * Wakes whoever delivers after each call of the embedded pool: by then the transaction that wrote a message is over. Where messages are
 * shown and not sent, GET /internal/outbox reads them, whoever keeps the accounts.
 */
export function registerMailRoutes(app: FastifyInstance, { store, mail }: MailNeeds): void {
  if (!mail) return;
  const { wake, isShown } = mail;
  app.addHook('onResponse', async (request) => {
    if (request.method === 'POST' && request.url.startsWith(POOL)) wake();
  });
  if (!isShown) return;
  route(app, readOutbox, async ({ query }) => ({
    items: (await listMails(store.db, query.to || undefined)).map(
      ({ id, recipient, kind, subject, text, html, createdAt }) => ({
        id,
        to: recipient,
        kind,
        subject,
        text,
        html,
        createdAt,
      }),
    ),
  }));
}
