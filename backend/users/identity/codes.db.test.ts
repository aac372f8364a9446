import { HOUR, PoolFixture, refused, somebody } from '../../../testing/user-pool/PoolFixture';

/** Like a wrong one: that a code was sent says that there is an account. */
const expired = refused('CodeMismatchException');

describe.each([
  ["as long as Cognito's", undefined, 24 * HOUR, HOUR],
  ['as long as is set', 5, 5_000, 5_000],
])('codes are good %s', (_, codeSeconds, signUpMs, resetMs) => {
  const pool = new PoolFixture();
  beforeAll(() => pool.open({ codeSeconds }));
  afterAll(() => pool.close());

  it('after a sign-up', async () => {
    const [late, early] = [somebody(), somebody()];
    for (const email of [late, early]) await pool.signUp(email);
    pool.pass(signUpMs - 1);
    await expect(pool.confirm(early, pool.lastCode(early))).resolves.toBeDefined();
    pool.pass(1);
    await expect(pool.confirm(late, pool.lastCode(late))).rejects.toEqual(expired);
    expect(pool.test.sent.at(-1)).toMatchObject({
      purpose: 'sign-up',
      expiresInSeconds: signUpMs / 1_000,
    });
  });

  it('for a reset', async () => {
    const [late, early] = [await pool.member(), await pool.member()];
    for (const email of [late, early]) await pool.forgot(email);
    pool.pass(resetMs - 1);
    await expect(pool.reset(early, pool.lastCode(early))).resolves.toBeDefined();
    pool.pass(1);
    await expect(pool.reset(late, pool.lastCode(late))).rejects.toEqual(expired);
    expect(pool.test.sent.at(-1)).toMatchObject({
      purpose: 'reset',
      expiresInSeconds: resetMs / 1_000,
    });
  });
});
