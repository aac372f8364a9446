import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Dispute } from '../../../contracts/reports/disputes';
import { OperatorError } from '../../admin/OperatorError';
import { reports } from '../../db/schema';
import type { Database } from '../../db/store';
import { METHOD_2_0 } from '../../rating';

const DISPUTES_SHOWN = 50;

const { signals: SIGNALS } = METHOD_2_0;
const nameOf = (id: string | null) => SIGNALS.find((signal) => signal.id === id)?.name ?? null;

/**
 * What a dispute shows as its subject: the operator's choice, else a signal of which the report has
 * the exact name. '' for anything else, since other words are the reporter's.
 * @throws OperatorError for what is no signal
 */
export function disputedSignal(given: string | undefined, about: string): string {
  if (given === undefined) return SIGNALS.find(({ name }) => name === about)?.id ?? '';
  if (nameOf(given) !== null) return given;
  const ids = SIGNALS.map(({ id }) => id).join(', ');
  throw new OperatorError(`"${given}" is no signal. Signals: ${ids}.`);
}

const dayOf = (at: string): string => at.slice(0, 10);

/** The newest. Reports taken in before disputes were public have no signal and stay private. */
export async function listDisputes(db: Database, projectId: string): Promise<Dispute[]> {
  const { signal, state, createdAt, checkingSince, closedAt, answer } = reports;
  const rows = await db
    .select({ signal, state, createdAt, checkingSince, closedAt, answer })
    .from(reports)
    .where(
      and(
        eq(reports.projectId, projectId),
        eq(reports.kind, 'wrong-fact'),
        ne(state, 'received'),
        isNotNull(signal),
      ),
    )
    .orderBy(desc(createdAt), desc(reports.id))
    .limit(DISPUTES_SHOWN);
  return rows.map((row) => ({
    signalId: row.signal || null,
    name: nameOf(row.signal),
    state: row.state as Dispute['state'],
    receivedOn: dayOf(row.createdAt),
    checkingSince: row.checkingSince && dayOf(row.checkingSince),
    closedOn: row.closedAt && dayOf(row.closedAt),
    answer: row.answer,
  }));
}
