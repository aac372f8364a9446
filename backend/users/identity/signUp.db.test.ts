import { SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { poolUsers } from '../../db/schema';
import {
  HOUR,
  Password,
  PoolFixture,
  refused,
  somebody,
} from '../../../testing/user-pool/PoolFixture';

const pool = new PoolFixture();
beforeAll(() => pool.open());
beforeEach(() => pool.pass(2 * HOUR));
afterAll(() => pool.close());

describe('SignUp', () => {
  it('makes an unconfirmed user and sends a code of six digits', async () => {
    const email = somebody();
    const answer = await pool.signUp(email);
    expect(answer).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: {
        Destination: 'p***@e***',
        DeliveryMedium: 'EMAIL',
        AttributeName: 'email',
      },
    });
    expect(answer.UserSub).toMatch(/^[0-9a-f-]{36}$/);
    expect(pool.lastCode(email)).toMatch(/^\d{6}$/);
  });

  it('keeps neither password nor code in clear', async () => {
    const email = somebody();
    await pool.signUp(email, 'very secret 1');
    const rows = JSON.stringify([
      await pool.store.db.select().from(poolUsers),
      await pool.store.db.query.poolCodes.findMany(),
    ]);
    expect(rows).not.toContain('very secret 1');
    expect(rows).not.toContain(`"${pool.lastCode(email)}"`);
    expect(rows).toContain('$argon2id$');
  });

  it.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])('refuses an address that is taken, %s', async (_, spelt) => {
    const email = await pool.member();
    await expect(pool.signUp(spelt(email))).rejects.toEqual(
      refused('UsernameExistsException', 'An account with the given email already exists.'),
    );
  });

  it('makes one user when two ask at once; one of the two codes confirms it', async () => {
    const email = somebody();
    const passwords = ['first horse 7', 'second horse 8'];
    const [one, other] = await Promise.all(passwords.map((each) => pool.signUp(email, each)));
    expect(one!.UserSub).toBe(other!.UserSub);
    const codes = pool.test.sent.filter(({ to }) => to === email).map(({ code }) => code);
    const confirmed = await Promise.allSettled(codes.map((code) => pool.confirm(email, code)));
    expect(confirmed.map(({ status }) => status)).toContain('fulfilled');
    const signedIn = await Promise.allSettled(passwords.map((each) => pool.signIn(email, each)));
    expect(signedIn.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])(
    'again for an unconfirmed address, %s, replaces the password and voids the earlier code',
    async (_, spelt) => {
      const email = somebody();
      const first = await pool.signUp(email, 'a stranger 1');
      const early = pool.lastCode(email);
      const second = await pool.signUp(spelt(email), 'the owner 2');
      expect(second.UserSub).toBe(first.UserSub);
      if (pool.lastCode(email) !== early)
        await expect(pool.confirm(email, early)).rejects.toEqual(refused('CodeMismatchException'));
      await pool.confirm(email, pool.lastCode(email));
      await expect(pool.signIn(email, 'a stranger 1')).rejects.toEqual(
        refused('NotAuthorizedException'),
      );
      await expect(pool.signIn(email, 'the owner 2')).resolves.toHaveProperty('AccessToken');
    },
  );

  it.each([
    'short 1',
    'no digit here',
    '12345678',
    'Password1!',
    'qwerty123',
    `${'long 1'.repeat(50)}`,
  ])('refuses the password "%s"', async (password) => {
    await expect(pool.signUp(somebody(), password)).rejects.toEqual(
      refused(password.length > 256 ? 'InvalidParameterException' : 'InvalidPasswordException'),
    );
  });

  it.each(['passwort mit ümläut 1', '🐎🐎🐎🐎🐎🐎a1', 'x1'.repeat(64)])(
    'takes the password "%s" whole',
    async (password) => {
      const email = somebody();
      await pool.signUp(email, password);
      await pool.confirm(email, pool.lastCode(email));
      await expect(pool.signIn(email, password)).resolves.toHaveProperty('AccessToken');
      await expect(pool.signIn(email, password.slice(0, -1))).rejects.toEqual(
        refused('NotAuthorizedException'),
      );
    },
  );

  it('refuses a name that is no address, and another client', async () => {
    await expect(pool.signUp('nobody')).rejects.toEqual(
      refused('InvalidParameterException', 'Username should be an email.'),
    );
    await expect(
      pool.client.send(new SignUpCommand({ ClientId: 'other', Username: somebody(), Password })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });
});

describe('ConfirmSignUp', () => {
  it('confirms the user once the code is entered, and uses the code up', async () => {
    const email = somebody();
    await pool.signUp(email);
    await pool.confirm(email, pool.lastCode(email));
    await expect(pool.signIn(email)).resolves.toHaveProperty('AccessToken');
    await expect(pool.confirm(email, pool.lastCode(email))).rejects.toEqual(
      refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
  });

  it('refuses a wrong code, and after five wrong ones the right one too', async () => {
    const email = somebody();
    await pool.signUp(email);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(pool.confirm(email, pool.wrongCode(email))).rejects.toEqual(
        refused('CodeMismatchException'),
      );
    await expect(pool.confirm(email, pool.lastCode(email))).rejects.toEqual(
      refused('TooManyFailedAttemptsException'),
    );
    await pool.resend(email);
    await expect(pool.confirm(email, pool.lastCode(email))).resolves.toBeDefined();
  });

  it('refuses a code after 24 hours, and one that a newer one has replaced', async () => {
    const email = somebody();
    await pool.signUp(email);
    const first = pool.lastCode(email);
    pool.pass(24 * HOUR);
    await expect(pool.confirm(email, first)).rejects.toEqual(refused('CodeMismatchException'));
    await pool.resend(email);
    if (pool.lastCode(email) !== first)
      await expect(pool.confirm(email, first)).rejects.toEqual(refused('CodeMismatchException'));
    await expect(pool.confirm(email, pool.lastCode(email))).resolves.toBeDefined();
  });

  it.each([
    ['an unknown', async () => somebody()],
    ['a confirmed', () => pool.member()],
    [
      'an unconfirmed',
      async () => {
        const email = somebody();
        await pool.signUp(email);
        return email;
      },
    ],
  ])('%s user: five wrong codes, then none, until another is asked for', async (_, make) => {
    const email = await make();
    const enter = () => pool.confirm(email, 'wrong!');
    for (const _round of ['first code', 'second code']) {
      for (let tries = 0; tries < 5; tries += 1)
        await expect(enter()).rejects.toEqual(refused('CodeMismatchException'));
      await expect(enter()).rejects.toEqual(refused('TooManyFailedAttemptsException'));
      await pool.resend(email);
    }
  });

  it('a code that has confirmed is known as used for a day, then like any other', async () => {
    const email = await pool.member();
    const code = pool.lastCode(email);
    await expect(pool.confirm(email, code)).rejects.toEqual(refused('NotAuthorizedException'));
    pool.pass(24 * HOUR);
    await expect(pool.confirm(email, code)).rejects.toEqual(refused('CodeMismatchException'));
  });
});

describe('ResendConfirmationCode', () => {
  it('sends five codes in an hour, then none', async () => {
    const email = somebody();
    await pool.signUp(email);
    for (let sent = 0; sent < 5; sent += 1)
      await expect(pool.resend(email)).resolves.toHaveProperty(
        'CodeDeliveryDetails.Destination',
        'p***@e***',
      );
    await expect(pool.resend(email)).rejects.toEqual(refused('LimitExceededException'));
    pool.pass(HOUR);
    await expect(pool.resend(email)).resolves.toBeDefined();
  });

  it('answers for an unknown and a confirmed user alike, and sends nothing', async () => {
    const [unknown, known] = [somebody(), await pool.member()];
    const before = pool.test.sent.length;
    expect((await pool.resend(unknown)).CodeDeliveryDetails).toEqual(
      (await pool.resend(known)).CodeDeliveryDetails,
    );
    expect(pool.test.sent).toHaveLength(before);
  });
});
