import type { PgBoss } from 'pg-boss';
import { DELIVER, discardMail, listGivenUp, retryMail } from '../delivery/mail';
import type { Database } from '../db/store';
import { sendJob } from './sendJob';
import type { FailedJob } from './types';

/** Messages have no job of their own: the outbox knows which were given up. */
const ID = /^mail-(\d{1,15})$/;

const parseMailId = (id: string): number | undefined => {
  const [, number] = ID.exec(id) ?? [];
  return number === undefined ? undefined : Number(number);
};

export const listFailedMails = async (db: Database): Promise<FailedJob[]> =>
  (await listGivenUp(db)).map(({ id, kind, attempts, givenUpAt, lastError }) => ({
    id: `mail-${id}`,
    job: DELIVER,
    failedAt: givenUpAt,
    tries: attempts,
    reason: `${kind}: ${lastError}`,
    data: { mail: id },
  }));

/** @returns undefined if the id is not a message's */
export async function retryFailedMail(
  boss: PgBoss,
  db: Database,
  id: string,
): Promise<boolean | undefined> {
  const mail = parseMailId(id);
  if (mail === undefined) return undefined;
  if (!(await retryMail(db, mail))) return false;
  // The queue may not know the job yet; its schedule runs every minute.
  if (await boss.getQueue(DELIVER)) await sendJob(boss, DELIVER);
  return true;
}

/** @returns undefined if the id is not a message's */
export async function discardFailedMail(db: Database, id: string): Promise<boolean | undefined> {
  const mail = parseMailId(id);
  return mail === undefined ? undefined : discardMail(db, mail);
}
