import type { Store, Database } from '../../db/store';
import { insertAudit, OPERATOR } from '../../users/accounts';
import { OperatorError } from '../../admin/OperatorError';
import { takeLock } from '../../db/advisoryLocks';
import { rulings } from '../../db/schema';
import { ratingTime } from '../../catalog/projects';
import type { Danger, Facts } from '../../rating';
import { collectFacts } from '../facts/collectFacts';
import { rateFacts, rateProjects, SAME_MOMENT_MS, withDangers } from '../rateProjects';
import { getProjectName } from '../resolveProject';
import { listLatestSnapshots } from '../snapshots';

export interface RenameRequest {
  project: string;
  gate: string;
  subject: string;
  renamedTo: string;
  by: string;
  reason: string;
  dryRun: boolean;
}

export interface RenameReport {
  danger: string;
  dryRun: boolean;
  /** Ratings published; 0 in a dry run. */
  published: number;
}

const SUBJECTS: Record<string, { what: string; ids: (facts: Facts) => string[] }> = {
  'unverified-funds': { what: 'contract', ids: ({ contracts }) => contracts.map(({ id }) => id) },
  'open-critical': { what: 'audit', ids: ({ audits }) => audits.map(({ id }) => id) },
  'recent-incident': { what: 'incident', ids: ({ incidents }) => incidents.map(({ id }) => id) },
  'large-loss': { what: 'incident', ids: ({ incidents }) => incidents.map(({ id }) => id) },
};

const isOf = (gate: string, subject: string) => (danger: Danger) =>
  danger.gate === gate && danger.subject === subject;

function findStanding(dangers: readonly Danger[], { gate, subject }: RenameRequest): Danger {
  const danger = dangers.find(isOf(gate, subject));
  if (danger) return danger;
  const standing = dangers.map((item) => `${item.gate} ${item.subject}`.trim()).join('; ');
  throw new OperatorError(
    `No danger ${gate} of ${subject} stands. Standing: ${standing || 'none'}.`,
  );
}

/** @throws OperatorError unless the subject is gone and its new id recorded */
function assertRenamed(facts: Facts, { gate, subject, renamedTo }: RenameRequest): void {
  const list = SUBJECTS[gate];
  if (!list) throw new OperatorError(`A danger ${gate} has no subject that could be renamed.`);
  const ids = list.ids(facts);
  if (ids.includes(subject))
    throw new OperatorError(
      `The ${list.what} ${subject} is still recorded. Import a newer look at it: that ends the danger.`,
    );
  if (!ids.includes(renamedTo))
    throw new OperatorError(`${facts.projectId} has no ${list.what} ${renamedTo}.`);
}

async function findRenamed(tx: Database, request: RenameRequest, at: Date): Promise<Danger> {
  const { project, gate, renamedTo } = request;
  await getProjectName(tx, project);
  const [before] = await listLatestSnapshots(
    tx,
    [project],
    new Date(at.getTime() + SAME_MOMENT_MS),
  );
  const danger = findStanding(before?.dangers ?? [], request);
  const [collected] = await collectFacts(tx, [project], at);
  if (!collected) throw new OperatorError(`There is no project "${project}".`);
  assertRenamed(collected.facts, request);
  const { dangers } = rateFacts(
    withDangers(collected, { dangers: [{ ...danger, subject: renamedTo }] }),
    at,
  );
  if (dangers.some(isOf(gate, renamedTo)))
    throw new OperatorError(
      `No newer look at ${renamedTo} has found the danger gone. Import one with its day first.`,
    );
  return danger;
}

/** Once only: a ruling of this kind is neither changed nor taken back. */
async function insertRename(
  tx: Database,
  { project, gate, subject, renamedTo, by, reason }: RenameRequest,
  danger: Danger,
  now: Date,
): Promise<void> {
  const { foundAt } = danger;
  await tx.insert(rulings).values({
    key: `danger ${project} ${gate} ${foundAt} ${subject}`,
    ruling: 'renamed',
    projectId: project,
    facts: { gate, subject, foundAt, renamedTo, danger: danger.reason },
    ...{ by, reason, at: now.toISOString() },
  });
  const detail = `${gate} of ${project}: ${subject} is now ${renamedTo}, by ${by}: ${reason}`;
  await insertAudit(tx, { event: 'danger-renamed', outcome: 'success', detail, ...OPERATOR }, now);
}

/**
 * States under which id the subject of a danger is recorded now, so that the newer look at it ends
 * the danger. All or nothing, with an audit row; then rates the project.
 * @throws OperatorError where no newer look has found it gone
 */
export async function renameDanger(
  store: Store,
  request: RenameRequest,
  now: Date,
): Promise<RenameReport> {
  const at = await ratingTime(store.db, now);
  const { project, dryRun } = request;
  const danger = await store.db.transaction(async (tx) => {
    await takeLock(tx, 'facts');
    const found = await findRenamed(tx, request, at);
    if (!dryRun) await insertRename(tx, request, found, now);
    return found;
  });
  const rated = dryRun ? null : await rateProjects(store, { now: at, projectIds: [project] });
  return { danger: danger.reason, dryRun, published: rated?.published ?? 0 };
}
