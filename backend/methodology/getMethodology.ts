import { Problem } from '../http/problem';
import { METHOD_1_0, publicMethod, type PublicMethod } from '../rating';

/** Every method that a published rating may name, newest last. */
const METHODS = [METHOD_1_0];

/** The method as data; the newest one without a version. @throws Problem `not-found` for an unknown version. */
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
