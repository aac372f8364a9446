import type { FlagConfig } from '../../../contracts/flagConfig';
import { FLAG_KEYS } from '../../../contracts/flags';
import { servedFlags } from './readFlagText';

/**
 * A new flag file: everything off, with an empty rule per flag for hashed e-mail addresses
 * (comparator 16; `npm run flags -- hash`).
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

/** Sent until a flag file is valid. */
export const BUILT_IN_FLAGS = servedFlags(BUILT_IN_TEXT);
