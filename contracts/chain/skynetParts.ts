/** What the monitoring calls have in common (specification §7). */
import * as yup from 'yup';
import { CAIP10, EVM_ADDRESS, normalizeCaip } from '../ids';
import { choice, list, means, numberOrNull, text, textOrNull, trimmed } from '../schemas';
import { CHAIN_STATES } from './skynet';

export const MOST_ITEMS = 100;

export const heldSchema = yup
  .object({
    asset: textOrNull("CAIP-19 id; null: the chain's own coin."),
    symbol: text('Its symbol.'),
    amount: textOrNull('In units of the token; null: its decimals are not known.'),
    usd: numberOrNull('US dollars, at the time of the look; null: no price.'),
  })
  .meta({ name: 'Held' });

/** How much of the answer is known, and how to know more. */
export const known = {
  state: choice(
    CHAIN_STATES,
    'read: known, and whole; partial: a part of it, or from the record alone; not-read: nothing is known; unsupported-chain: not an EVM chain; too-busy: more than is counted.',
  ),
  why: textOrNull('Why it is not whole, in a sentence; null: it is.'),
  configure: list(
    yup.string().required(),
    'Settings with which the operator of this site has it read; empty: there is none.',
  ),
};

const asStored = (typed: string) =>
  EVM_ADDRESS.test(typed) ? typed.toLowerCase() : normalizeCaip(typed);

export const address = () =>
  means(
    trimmed()
      .transform((value: unknown) => (typeof value === 'string' ? asStored(value) : value))
      .test(
        'address',
        'must be 0x and 40 hex digits, or a CAIP-10 id',
        (value) => value == null || EVM_ADDRESS.test(value) || CAIP10.test(value),
      )
      .required(),
    'An EVM address (all recorded chains), or a CAIP-10 id, e.g. eip155:1:0xab….',
  );
export const ofAddress = {
  address: text('The address that was asked for, as it is stored.'),
  ...known,
};
