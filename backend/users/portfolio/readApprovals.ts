import { ALLOWANCES_MAX } from '../../../contracts/limits';
import type { ApprovalReading } from '../../../contracts/portfolio/portfolio';
import type { ChainReader } from '../../rpc';
import type { KnownSpenders, Spender } from './knownSpenders';
import type { Balance } from './readChain';

export interface Allowance extends Balance {
  spender: Spender;
  /** That the spender may take, in the smallest unit. */
  allowed: bigint;
}
export interface ChainAllowances {
  reading: ApprovalReading;
  /** Without zeros. */
  allowances: Allowance[];
}

/** Tokens with 96 bits for an allowance call this one unlimited. */
const UINT96_MAX = 2n ** 96n - 1n;
/** Spending lowers an unlimited allowance at some tokens, never by this much. */
const HARDLY_LOWERED = 2n ** 255n;

export const isUnlimited = (allowed: bigint): boolean =>
  allowed === UINT96_MAX || allowed >= HARDLY_LOWERED;

/**
 * What recorded contracts may take of the tokens held, read at the balances' block.
 * @throws RpcFailure
 */
export async function readApprovals(
  reader: ChainReader,
  block: bigint,
  balances: readonly Balance[],
  { spenders, known }: KnownSpenders,
): Promise<ChainAllowances> {
  const held = balances.slice(0, ALLOWANCES_MAX);
  const some = spenders.slice(0, Math.floor(ALLOWANCES_MAX / held.length));
  const asked = held.flatMap((balance) => some.map((spender) => ({ ...balance, spender })));
  const answers = await reader.allowances(
    asked.map(({ token, owner, spender }) => ({
      token: token.address,
      owner,
      spender: spender.address,
    })),
    block,
  );
  return {
    reading: {
      read: true,
      checked: some.length,
      known,
      unreadable: answers.filter((answer) => answer === null).length,
    },
    allowances: asked.flatMap((one, at) => {
      const allowed = answers[at] ?? 0n;
      return allowed > 0n ? [{ ...one, allowed }] : [];
    }),
  };
}
