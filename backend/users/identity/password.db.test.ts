import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
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

describe('ForgotPassword and ConfirmForgotPassword', () => {
  it('set a new password, end the sign-ins of before and the back-off', async () => {
    const email = await pool.member();
    const { RefreshToken } = await pool.signIn(email);
    for (let tries = 0; tries < 6; tries += 1)
      await expect(pool.signIn(email, 'wrong horse 7')).rejects.toBeDefined();
    await pool.forgot(email);
    await pool.reset(email, pool.lastCode(email));
    await expect(pool.signIn(email, 'another horse 8')).resolves.toBeDefined();
    await expect(pool.refresh(RefreshToken!)).rejects.toEqual(refused('NotAuthorizedException'));
    await expect(pool.reset(email, pool.lastCode(email))).rejects.toEqual(
      refused('CodeMismatchException'),
    );
  });

  it('lets one of two entries of a code through', async () => {
    const email = await pool.member();
    await pool.forgot(email);
    const answers = await Promise.allSettled([
      pool.reset(email, pool.lastCode(email), 'first horse 1'),
      pool.reset(email, pool.lastCode(email), 'second horse 2'),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a wrong code, one of an hour ago, and a weak password', async () => {
    const email = await pool.member();
    await pool.forgot(email);
    await expect(pool.reset(email, pool.wrongCode(email))).rejects.toEqual(
      refused('CodeMismatchException'),
    );
    await expect(pool.reset(email, pool.lastCode(email), 'weak')).rejects.toEqual(
      refused('InvalidPasswordException'),
    );
    pool.pass(HOUR);
    await expect(pool.reset(email, pool.lastCode(email))).rejects.toEqual(
      refused('CodeMismatchException'),
    );
  });

  it('stop after five codes in an hour, known or not', async () => {
    for (const email of [await pool.member(), somebody()]) {
      for (let asked = 0; asked < 5; asked += 1)
        await expect(pool.forgot(email)).resolves.toHaveProperty(
          'CodeDeliveryDetails.DeliveryMedium',
          'EMAIL',
        );
      await expect(pool.forgot(email)).rejects.toEqual(
        refused('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
      );
    }
  });

  it('reveal no account: unknown, unconfirmed and confirmed look alike', async () => {
    const unconfirmed = somebody();
    await pool.signUp(unconfirmed);
    const before = pool.test.sent.length;
    const answers = [await pool.forgot(somebody()), await pool.forgot(unconfirmed)];
    expect(pool.test.sent).toHaveLength(before);
    answers.push(await pool.forgot(await pool.member()));
    expect(
      new Set(answers.map((answer) => JSON.stringify(answer.CodeDeliveryDetails))),
    ).toHaveProperty('size', 1);
    await expect(pool.reset(somebody(), '123456')).rejects.toEqual(
      refused('CodeMismatchException'),
    );
  });
});

describe('ChangePassword', () => {
  const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
    pool.client.send(
      new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }),
    );

  it('needs the old password', async () => {
    const email = await pool.member();
    const { AccessToken } = await pool.signIn(email);
    await expect(change(AccessToken!, 'wrong horse 7', 'another horse 8')).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await expect(change(AccessToken!, Password, 'weak')).rejects.toEqual(
      refused('InvalidPasswordException'),
    );
    await change(AccessToken!, Password, 'another horse 8');
    await expect(pool.signIn(email, 'another horse 8')).resolves.toBeDefined();
    await expect(pool.signIn(email)).rejects.toEqual(refused('NotAuthorizedException'));
  });

  it('backs off like a sign-in, and stops after ten tries in an hour', async () => {
    const { AccessToken } = await pool.signIn(await pool.member());
    for (let tries = 0; tries < 5; tries += 1)
      await expect(change(AccessToken!, 'wrong horse 7', 'another horse 8')).rejects.toEqual(
        refused('NotAuthorizedException'),
      );
    await expect(change(AccessToken!, Password, 'another horse 8')).rejects.toEqual(
      refused('NotAuthorizedException', 'Password attempts exceeded'),
    );
    for (let tries = 6; tries < 10; tries += 1)
      await expect(change(AccessToken!, Password, 'another horse 8')).rejects.toBeDefined();
    await expect(change(AccessToken!, Password, 'another horse 8')).rejects.toEqual(
      refused('LimitExceededException'),
    );
  });
});
