import type { FlagConfig } from '../../contracts/flagConfig';
import { FLAG_KEYS } from '../../contracts/flags';
import { servedFlags } from './readFlagText';

/**
 * What stands in a new flag file: everything off, and beside each flag an empty rule to be filled in: hashes of e-mail addresses
 * (comparator 16; `npm run flags -- hash`) for whom it is on.
 */
const CONFIG: FlagConfig = {
  p: { u: '', r: 0 },
  f: Object.fromEntries(
    FLAG_KEYS.map((key) => [
      key,
      {
        v: false,
        t: 0,
        i: `${key}-off`,
        r: [{ o: 0, a: 'Email', t: 16, c: '', v: true, i: `${key}-on` }],
        p: [],
      },
    ]),
  ),
};

export const BUILT_IN_TEXT = `${JSON.stringify(CONFIG, null, 2)}\n`;

/** What is sent while there has been no file that holds. */
export const BUILT_IN_FLAGS = servedFlags(BUILT_IN_TEXT);
