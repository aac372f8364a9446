import type { FastifyInstance } from 'fastify';
import { letterChanges, methodology } from '../../../contracts/endpoints';
import type { LetterChanges } from '../../../contracts/ratings/letterChanges';
import type { PublicMethod } from '../../../contracts/ratings/method';
import type { PublicMethod1 } from '../../../contracts/ratings/method1';
import type { StoreAndClock } from '../../db/store';
import { Problem } from '../../http/problem';
import { route } from '../../http/route';
import { CURRENT_METHOD, listOff, METHOD_1_0 } from '../../ratings';
import letters from './letters.json';

/**
 * The one in force by default.
 * @param off signals that this site doesn't measure
 * @throws Problem `not-found` for an unknown version
 */
function getMethodology(
  off: readonly string[],
  wanted: string = CURRENT_METHOD.version,
): PublicMethod | PublicMethod1 {
  /** All that published ratings may name, newest last. */
  const methods: (PublicMethod | PublicMethod1)[] = [
    METHOD_1_0 as PublicMethod1,
    { ...CURRENT_METHOD, off: [...off] },
  ];
  const method = methods.find(({ version }) => version === wanted);
  if (!method) {
    throw new Problem(
      'not-found',
      `No such method version. Versions: ${methods.map(({ version }) => version).join(', ')}.`,
    );
  }
  return method;
}

export function registerMethodologyRoutes(app: FastifyInstance, { store }: StoreAndClock): void {
  route(app, methodology, async ({ query }) =>
    getMethodology(await listOff(store.db), query.version),
  );
  route(app, letterChanges, async () => letters as LetterChanges);
}
