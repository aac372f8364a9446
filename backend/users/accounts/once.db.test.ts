import { DAY, someHash, TestAccounts } from '../../../testing/accounts/TestAccounts';
import {
  beginOnce as begin,
  finishOnce as finish,
} from '../../../contracts/accounts/signUpEndpoints';
import { onceAnswers } from '../../db/schema';
import { pruneOnce } from './once';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
afterAll(() => accounts.close());

describe('a call with an Idempotency-Key', () => {
  it('is new once, unfinished until it has an answer, then finished with it', async () => {
    const call = { keyHash: someHash(), bodyHash: someHash() };
    expect(await accounts.call(begin, call)).toEqual({ state: 'new', answer: null });
    expect(await accounts.call(begin, call)).toEqual({ state: 'unfinished', answer: null });
    await accounts.call(finish, { keyHash: call.keyHash, answer: 'done' });
    expect(await accounts.call(begin, call)).toEqual({ state: 'finished', answer: 'done' });
  });

  it('with another body is another, and its answer stays hidden', async () => {
    const keyHash = someHash();
    await accounts.call(begin, { keyHash, bodyHash: someHash() });
    await accounts.call(finish, { keyHash, answer: 'done' });
    expect(await accounts.call(begin, { keyHash, bodyHash: someHash() })).toEqual({
      state: 'other',
      answer: null,
    });
  });

  it('is new for one of several at once', async () => {
    const call = { keyHash: someHash(), bodyHash: someHash() };
    const begun = await Promise.all([1, 2, 3, 4].map(() => accounts.call(begin, call)));
    expect(begun.filter(({ state }) => state === 'new')).toHaveLength(1);
  });

  it('is forgotten after a day', async () => {
    await accounts.call(begin, { keyHash: someHash(), bodyHash: someHash() });
    const count = async () => (await accounts.store.db.select().from(onceAnswers)).length;
    accounts.pass(DAY);
    await pruneOnce(accounts.store.db, accounts.now);
    expect(await count()).toBeGreaterThan(0);
    accounts.pass(1);
    await pruneOnce(accounts.store.db, accounts.now);
    expect(await count()).toBe(0);
  });
});
