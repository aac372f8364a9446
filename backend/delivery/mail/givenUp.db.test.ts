import { eq } from 'drizzle-orm';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import { outbox } from '../../db/schema';
import type { Store } from '../../db/store';
import { NotCarried, type Carrier } from './carrier';
import { codeMail } from './codeMail';
import { deliverJob } from './deliverJob';
import { discardMail, listGivenUp, retryMail } from './givenUp';
import { insertMail } from './outbox';

const LINK = 'https://plumbline.example/auth/login';

const HOUR = 3_600_000;
const LIFE = { 'sign-up': 24 * HOUR, reset: HOUR, quote: 7 * 24 * HOUR };
const QUOTE = { kind: 'quote', subject: 'A request', text: 'Words', html: '<p>Words</p>' } as const;
const CODE = codeMail('reset', '012345', { expiresInSeconds: 3_600, link: LINK });

let store: Store;
let now: Date;
let failing: NotCarried | undefined;
let carried: string[];
let log: ReturnType<typeof logLines>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(outbox);
  now = new Date('2026-11-21T12:00:00Z');
  failing = undefined;
  carried = [];
  log = logLines();
});

const carrier: Carrier = {
  outcome: 'sent',
  async carry({ text }) {
    if (failing) throw failing;
    carried.push(text);
  },
};
const deliver = () =>
  deliverJob({ db: store.db, now: () => now, carrier, life: LIFE, logger: log.logger }).run({
    data: {},
    now,
    signal: new AbortController().signal,
    progress: () => undefined,
    again: async () => undefined,
  });
const write = (mail: Parameters<typeof insertMail>[2]) =>
  insertMail(store.db, 'someone@example.com', mail, now);
const readMail = async (id: number) =>
  (await store.db.select().from(outbox).where(eq(outbox.id, id)))[0]!;

describe('a message given up', () => {
  it('is listed, sent after a retry, and then no longer listed', async () => {
    const id = await write(QUOTE);
    failing = new NotCarried('EMESSAGE, DATA, 554', true);
    await deliver();
    expect(await listGivenUp(store.db)).toEqual([
      {
        id,
        kind: 'quote',
        attempts: 1,
        givenUpAt: now.toISOString(),
        lastError: 'EMESSAGE, DATA, 554',
      },
    ]);
    failing = undefined;
    await deliver();
    expect(carried).toEqual([]);
    expect(await retryMail(store.db, id)).toBe(true);
    await deliver();
    expect(carried).toEqual(['Words']);
    expect(await listGivenUp(store.db)).toEqual([]);
    expect(await retryMail(store.db, id)).toBe(false);
  });

  it('is listed again when a retry fails for good', async () => {
    const id = await write(QUOTE);
    failing = new NotCarried('EMESSAGE, DATA, 554', true);
    await deliver();
    await retryMail(store.db, id);
    await deliver();
    expect(await listGivenUp(store.db)).toMatchObject([{ id, attempts: 2 }]);
  });

  it('is given up when its time is over while it still fails, and is emptied', async () => {
    const id = await write(CODE);
    failing = new NotCarried('ESOCKET, CONN, ECONNREFUSED', false);
    await deliver();
    expect(await listGivenUp(store.db)).toEqual([]);
    now = new Date(now.getTime() + HOUR);
    await deliver();
    expect(await listGivenUp(store.db)).toMatchObject([
      { id, kind: 'reset', givenUpAt: now.toISOString(), lastError: 'ESOCKET, CONN, ECONNREFUSED' },
    ]);
    expect(await readMail(id)).toMatchObject({
      subject: '',
      text: '',
      html: '',
      nextAttemptAt: null,
    });
    expect(log.lines).toContainEqual(
      expect.objectContaining({ msg: 'message given up: npm run jobs', mail: id }),
    );
  });

  it('is not one that a newer code replaced, nor one that nothing tried to send', async () => {
    await write(CODE);
    failing = new NotCarried('ESOCKET, CONN, ECONNREFUSED', false);
    await deliver();
    await write(CODE);
    now = new Date(now.getTime() + HOUR);
    await deliver();
    expect(await listGivenUp(store.db)).toEqual([]);
  });

  it('cannot be sent again without its code, and says so', async () => {
    const id = await write(CODE);
    failing = new NotCarried('EENVELOPE, RCPT TO, 550', true);
    await deliver();
    await expect(retryMail(store.db, id)).rejects.toThrow('The text of that message is deleted.');
    expect(await listGivenUp(store.db)).toHaveLength(1);
  });

  it('leaves the list when discarded, and is emptied', async () => {
    const id = await write(QUOTE);
    failing = new NotCarried('EMESSAGE, DATA, 554', true);
    await deliver();
    expect([await discardMail(store.db, id), await discardMail(store.db, id)]).toEqual([
      true,
      false,
    ]);
    expect(await listGivenUp(store.db)).toEqual([]);
    expect(await readMail(id)).toMatchObject({ text: '', replyTo: null, givenUpAt: null });
    failing = undefined;
    await deliver();
    expect(carried).toEqual([]);
  });
});
