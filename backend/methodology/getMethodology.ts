import type { PublicMethod } from '../../contracts/method';
import type { PublicMethod1 } from '../../contracts/method1';
import { Problem } from '../http/problem';
import { CURRENT_METHOD, METHOD_1_0, OFF_SIGNALS } from '../ratings';

/** All methods that published ratings may name, newest last. */
const METHODS: (PublicMethod | PublicMethod1)[] = [
  METHOD_1_0 as PublicMethod1,
  { ...CURRENT_METHOD, off: OFF_SIGNALS },
];

/** The one in force by default. @throws Problem `not-found` for an unknown version */
export function getMethodology(
  wanted: string = CURRENT_METHOD.version,
): PublicMethod | PublicMethod1 {
  const method = METHODS.find(({ version }) => version === wanted);
  if (!method) {
    throw new Problem(
      'not-found',
      `No such method version. Versions: ${METHODS.map(({ version }) => version).join(', ')}.`,
    );
  }
  return method;
}
