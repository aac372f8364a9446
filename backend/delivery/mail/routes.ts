import type { FastifyInstance } from 'fastify';
import { readOutbox } from '../../../contracts/accounts/internalEndpoints';
import { isAtThisMachine } from '../../../contracts/http/isAtThisMachine';
import type { Store } from '../../db/store';
import { notFound } from '../../http/problem';
import { route } from '../../http/route';
import type { Delivery } from './deliverDue';
import { listMails } from './outbox';

const POOL = '/cognito-idp';

export interface MailNeeds {
  store: Store;
  /**
   * `wake`: a message may have been written; `isShown`: the site may show them. Without `delivery`
   * none are sent.
   */
  mail?: { wake: () => void; isShown: boolean; delivery?: Delivery };
}

/**
 * Wakes delivery after each call of the embedded pool, once its transaction is over. GET
 * /internal/outbox reads shown messages, at this machine only.
 */
export function registerMailRoutes(app: FastifyInstance, { store, mail }: MailNeeds): void {
  if (!mail) return;
  const { wake, isShown } = mail;
  app.addHook('onResponse', async (request) => {
    if (request.method === 'POST' && request.url.startsWith(POOL)) wake();
  });
  if (!isShown) return;
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === readOutbox.path && !isAtThisMachine(request.raw))
      throw notFound('This address');
  });
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
