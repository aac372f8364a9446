import type { EndpointOutput } from '../../../contracts/endpoint';
import type { projectChain } from '../../../contracts/endpoints';
import type { Database } from '../../db/store';
import { listControlChanges } from '../../events';
import { listCallers, listEvents, listFunctionCalls, listUses } from './ofActivity';
import { findLooksOf, toFunctions, toHeld, toPending, toPowers } from './ofLooks';

const [TOPS, USES, CHANGES] = [10, 20, 20];

/** @throws Problem `not-found` */
export async function readProject(
  db: Database,
  projectId: string,
  now: Date,
): Promise<EndpointOutput<typeof projectChain>> {
  const asked = { projectId, count: TOPS };
  const callers = await listCallers(db, asked, now);
  const looks = await findLooksOf(db, projectId);
  const ids = looks.map(({ id }) => id);
  const { items: uses } = await listUses(db, '', ids, USES, now);
  return {
    // Each source once: that of the look.
    looks: looks.map((look) => ({
      ...{ contract: look.id, source: look.source, whole: look.whole },
      holds: toHeld(look.holdings),
      pending: toPending(look),
      pendingWhole: look.pending.whole,
      powers: toPowers(look).map((one) => ({ projectId, ...one, source: null })),
      functions: toFunctions(look, look.source.block).map((one) => ({ ...one, source: null })),
    })),
    ...{ callers, uses, changes: await listControlChanges(db, projectId, CHANGES) },
    functions: await listFunctionCalls(db, asked, now),
    events: await listEvents(db, asked, now),
  };
}
