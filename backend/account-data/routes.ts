import type { FastifyInstance } from 'fastify';
import * as contract from '../../contracts/accountData';
import { OperatorError } from '../admin/OperatorError';
import { notFound, Problem } from '../http/problem';
import { route } from '../http/route';
import { removeOwnAccount, type RemoveNeeds } from '../manage-accounts';

export type AccountDataNeeds = RemoveNeeds;

/** Cognito without an administrator's credentials, for instance. */
function toProblem(error: unknown): unknown {
  return error instanceof OperatorError
    ? new Problem('unavailable', contract.DELETE_MESSAGES.poolRefuses, {}, 3_600)
    : error;
}

export function registerAccountDataRoutes(app: FastifyInstance, needs: AccountDataNeeds): void {
  route(app, contract.removeOwnAccount, async ({ body: { account, ...names } }) => {
    const isRemoved = await removeOwnAccount(needs, account, names).catch((error: unknown) => {
      app.log.error({ err: error }, 'an account could not be deleted by its owner');
      throw toProblem(error);
    });
    if (!isRemoved) throw notFound('The account');
    return { done: true };
  });
}
