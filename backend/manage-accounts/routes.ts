import type { FastifyInstance } from 'fastify';
import { findPoolAccount, noteAccount } from '../../contracts/poolAccountEndpoints';
import { upsertAccount } from '../accounts';
import { route } from '../http/route';
import { findUnsigned } from './findUnsigned';
import type { ManageNeeds } from './performAccounts';

export function registerPoolAccountRoutes(app: FastifyInstance, given: ManageNeeds): void {
  route(app, findPoolAccount, async ({ body }) => ({
    found: await findUnsigned(given, body.user, app.log),
  }));
  route(app, noteAccount, async ({ body }) => {
    await upsertAccount(given.store.db, body, given.now());
    return { done: true };
  });
}
