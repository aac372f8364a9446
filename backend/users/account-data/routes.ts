import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contracts/accounts/accountData';
import { OperatorError } from '../../admin/OperatorError';
import { notFound, Problem } from '../../http/problem';
import { route } from '../../http/route';
import { LeftInPool, removeOwnAccount, type RemoveNeeds } from '../manage-accounts';

export type AccountDataNeeds = RemoveNeeds;

const { poolRefuses, leftInPool } = contract.DELETE_MESSAGES;

/** Cognito without an administrator's credentials, for instance: pages show no words of a 5xx. */
function toProblem(error: unknown): unknown {
  if (error instanceof OperatorError) return new Problem('identity', poolRefuses);
  return error instanceof LeftInPool ? new Problem('identity', leftInPool) : error;
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
