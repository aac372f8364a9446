import type { RowChange } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { appendEvents, type NewEvent } from '../../../events';
import { findProjects } from './revertRows';

const EVIDENCE = ['contracts', 'audits', 'incidents', 'bounties', 'observations'];

const factOf = ({ table, before }: RowChange): string =>
  table === 'bounties' ? 'bounty' : table === 'observations' ? String(before?.key ?? table) : table;

/** Whose facts changed, by the names that events use. */
export class Facts {
  readonly byProject = new Map<string, Set<string>>();

  add(projectId: string, change: RowChange): void {
    if (EVIDENCE.includes(change.table)) this.note(projectId, [factOf(change)]);
  }

  note(projectId: string, names: Iterable<string>): void {
    const facts = this.byProject.get(projectId) ?? new Set();
    for (const name of names) this.byProject.set(projectId, facts.add(name));
  }
}

/** Must be the last step. Projects that are gone have no events; `more` follow the changes. */
export async function announceFacts(
  tx: Database,
  { byProject }: Facts,
  now: string,
  more: readonly NewEvent[] = [],
): Promise<void> {
  const present = await findProjects(tx, [...byProject.keys()]);
  const events = [...byProject]
    .filter(([projectId]) => present.has(projectId))
    .map(([projectId, names]): NewEvent => ({
      type: 'fact.changed',
      projectId,
      data: { facts: [...names].sort() },
    }));
  await appendEvents(tx, now, [...events, ...more]);
}
