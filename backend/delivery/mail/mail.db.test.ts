import { openTestStore } from '../../../testing/store';
import type { Store } from '../../db/store';
import { codeMail } from './codeMail';
import { deleteMailsBefore, insertMail, listMails } from './outbox';

const LINK = 'https://plumbline.example/auth/login';

const mail = (kind: 'sign-up' | 'reset', code: string) =>
  codeMail(kind, code, { expiresInSeconds: 3_600, link: LINK });
const [FIRST, SECOND] = [
  new Date('2026-11-21T12:00:00Z'),
  new Date('2026-11-21T13:00:00Z'),
] as const;

describe('the outbox', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());
  const codes = async (recipient?: string, most?: number) =>
    (await listMails(store.db, recipient, most)).map(({ subject }) => subject.slice(0, 6));

  it("shows a user's messages, newest first, until they expire", async () => {
    await insertMail(store.db, 'a@example.com', mail('sign-up', '111111'), FIRST);
    await insertMail(store.db, 'a@example.com', mail('reset', '222222'), SECOND);
    await insertMail(store.db, 'b@example.com', mail('reset', '333333'), SECOND);
    expect(
      (await listMails(store.db, 'a@example.com')).map(({ subject, sentAt }) => [
        subject.slice(0, 6),
        sentAt,
      ]),
    ).toEqual([
      ['222222', null],
      ['111111', null],
    ]);
    expect(await codes(undefined, 2)).toEqual(['333333', '222222']);
    expect(await deleteMailsBefore(store.db, SECOND)).toBe(1);
    expect(await codes('a@example.com')).toEqual(['222222']);
  });

  it.each(['Über@Example.com', 'über@example.com', ' ÜBER@EXAMPLE.COM '])(
    'finds the messages of an address however it is written: %s',
    async (written) => {
      await insertMail(store.db, 'über@Example.com', mail('reset', '555555'), SECOND);
      expect(await codes(written, 1)).toEqual(['555555']);
    },
  );

  it('keeps nothing of a transaction that failed', async () => {
    await expect(
      store.db.transaction(async (tx) => {
        await insertMail(tx, 'c@example.com', mail('reset', '444444'), FIRST);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await codes('c@example.com')).toEqual([]);
  });
});
