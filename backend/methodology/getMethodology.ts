import type { PublicMethod } from '../../contracts/method';
import type { PublicMethod1 } from '../../contracts/method1';
import { Problem } from '../http/problem';
import { method1, type Method } from '../rating';
import { CURRENT_METHOD, OFF_SIGNALS } from '../ratings';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const publicMethod = (method: Method): PublicMethod => ({ ...plain(method), off: OFF_SIGNALS });

/** All methods that published ratings may name, newest last. */
const METHODS: { version: string; read: () => PublicMethod | PublicMethod1 }[] = [
  {
    version: method1.METHOD_1_0.version,
    read: () => method1.publicMethod(method1.METHOD_1_0),
  },
  { version: CURRENT_METHOD.version, read: () => publicMethod(CURRENT_METHOD) },
];

/** The one in force by default. @throws Problem `not-found` for an unknown version */
export function getMethodology(version: string | undefined): PublicMethod | PublicMethod1 {
  const wanted = version ?? CURRENT_METHOD.version;
  const method = METHODS.find((item) => item.version === wanted);
  if (!method) {
    throw new Problem(
      'not-found',
      `No such method version. Versions: ${METHODS.map((item) => item.version).join(', ')}.`,
    );
  }
  return method.read();
}
