import { Problem } from '../http/problem';
import { METHOD_1_0, publicMethod, type PublicMethod } from '../rating';

/** All methods that published ratings may name, newest last. */
const METHODS = [METHOD_1_0];

/** The newest by default. @throws Problem `not-found` for an unknown version */
export function getMethodology(version: string | undefined): PublicMethod {
  const method =
    version === undefined
      ? METHODS[METHODS.length - 1]
      : METHODS.find((item) => item.version === version);
  if (!method) {
    throw new Problem(
      'not-found',
      `No such method version. Versions: ${METHODS.map((item) => item.version).join(', ')}.`,
    );
  }
  return publicMethod(method);
}
