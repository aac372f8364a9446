import { openTestStore } from '../../testing/store';
import type { Store } from '../db/store';
import { codeMail } from './codeMail';
import { deleteMailsBefore, insertMail, listMails } from './outbox';

describe('a message with a code', () => {
  it.each(['sign-up', 'reset'] as const)('for %s says the code in subject, text and HTML, and what to do when it is not yours', (kind) => {
    const mail = codeMail(kind, '012345');
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain('012345');
    for (const part of [mail.text, mail.html]) expect(part).toMatch(/do nothing/);
    expect(mail.html).not.toMatch(/<img|<a |<script|https?:/);
  });
});

describe('the outbox', () => {
  let store: Store;
  beforeAll(async () => { store = await openTestStore(); });
  afterAll(() => store.close());

  it('shows somebody\'s messages, newest first, until they are old', async () => {
    const [first, second] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T13:00:00Z')];
    await insertMail(store.db, 'a@example.com', codeMail('sign-up', '111111'), first);
    await insertMail(store.db, 'a@example.com', codeMail('reset', '222222'), second);
    await insertMail(store.db, 'b@example.com', codeMail('reset', '333333'), second);
    expect((await listMails(store.db, 'a@example.com')).map(({ subject, sentAt }) => [subject.slice(0, 6), sentAt])).toEqual([['222222', null], ['111111', null]]);
    expect(await deleteMailsBefore(store.db, second)).toBe(1);
    expect(await listMails(store.db, 'a@example.com')).toHaveLength(1);
  });

  it('keeps nothing of a transaction that failed', async () => {
    await expect(store.db.transaction(async (tx) => {
      await insertMail(tx, 'c@example.com', codeMail('reset', '444444'), new Date('2026-11-21T12:00:00Z'));
      throw new Error('undone');
    })).rejects.toThrow('undone');
    expect(await listMails(store.db, 'c@example.com')).toEqual([]);
  });
});
