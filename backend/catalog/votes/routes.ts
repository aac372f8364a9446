import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/endpoints';
import type { Votes } from '../../../contracts/site/votes';
import type { StoreAndClock } from '../../db/store';
import { Problem } from '../../http/problem';
import { route, type Caller } from '../../http/route';
import { requireProject } from '../projects';
import { createShortCache } from '../search';
import { averageYesPercentage, getVotes, type AverageYes } from './readVotes';
import { upsertVote } from './upsertVote';

/** Cache time in ms: the average reads every vote. */
const AVERAGE_MS = 2_000;

/** A vote counts only from our own pages and for a known visitor. */
export function registerVoteRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  const average = createShortCache<AverageYes>({ milliseconds: AVERAGE_MS, most: 1, now });

  async function answer(id: string, yes: boolean | undefined, caller: Caller): Promise<Votes> {
    await requireProject(store.db, id);
    if (yes !== undefined) {
      if (!caller.ownPage) throw new Problem('forbidden', "Vote on this site's own pages.");
      if (!caller.visitorKey)
        throw new Problem(
          'forbidden',
          "A vote needs this site's visitor cookie. Allow cookies and try again.",
        );
      await upsertVote(store.db, {
        projectId: id,
        yes,
        voterKey: caller.visitorKey,
        networks: caller.networkKeys,
        now: now(),
      });
      average.forget();
    }
    return getVotes(store.db, id, caller.visitorKey);
  }

  route(app, endpoints.voteByGet, ({ query }, caller) => answer(query.id, query.vote, caller));
  route(app, endpoints.vote, ({ body }, caller) => answer(body.id, body.vote, caller));
  route(app, endpoints.averageYesPercentage, () =>
    average.get('', () => averageYesPercentage(store.db)),
  );
}
