import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  ListUsersCommand,
  type CognitoIdentityProviderClient,
  type ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  administrator,
  PoolFixture,
  refused,
  somebody,
} from '../../../testing/user-pool/PoolFixture';
import { upsertAccount } from '../accounts/knownAccounts';
import { accounts, poolCodes, poolFailures, poolIdentities, poolTokens } from '../../db/schema';
import { googleSubject, signInByGoogle } from './google';

const UserPoolId = 'local_plumbline';
const adminSecret = 'the secret of the administrator';
const pool = new PoolFixture();
let admin: CognitoIdentityProviderClient;
beforeAll(async () => {
  await pool.open({ adminSecret });
  // The SDK corrects its clock from the server's answers, which carry the machine's time.
  pool.now = new Date();
  admin = administrator(pool, adminSecret);
});
afterAll(async () => {
  admin.destroy();
  await pool.close();
});

const byGoogle = (email: string) =>
  signInByGoogle(pool.test.pool, { subject: googleSubject(pool.test.pool, email), email });
const list = (input: Partial<ListUsersCommandInput> = {}) =>
  admin.send(new ListUsersCommand({ UserPoolId, ...input }));
const get = (Username: string, client = admin) =>
  client.send(new AdminGetUserCommand({ UserPoolId, Username }));
const unknownUser = refused('UserNotFoundException', 'User does not exist.');

describe('AdminGetUser', () => {
  it('finds a user by address, in any case, and by name', async () => {
    const email = await pool.member();
    const user = await get(email.toUpperCase());
    expect(user).toMatchObject({
      Enabled: true,
      UserStatus: 'CONFIRMED',
      UserCreateDate: pool.now,
      UserLastModifiedDate: pool.now,
    });
    expect(user.UserAttributes).toEqual([
      { Name: 'sub', Value: user.Username },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ]);
    expect(await get(user.Username!)).toMatchObject({ Username: user.Username });
  });

  it("shows a user's status: signed up, confirmed, by Google, by both", async () => {
    const [unproved, google, both] = [somebody(), somebody(), await pool.member()];
    await pool.signUp(unproved);
    await byGoogle(google);
    await byGoogle(both);
    const statuses = await Promise.all(
      [unproved, google, both].map(async (email) => (await get(email)).UserStatus),
    );
    expect(statuses).toEqual(['UNCONFIRMED', 'EXTERNAL_PROVIDER', 'CONFIRMED']);
    expect((await get(google)).UserAttributes).toContainEqual({
      Name: 'identities',
      Value: expect.stringContaining('"primary":"true"') as string,
    });
  });

  it('knows no user of that name, and no other pool', async () => {
    await expect(get(somebody())).rejects.toEqual(unknownUser);
    await expect(
      admin.send(new AdminGetUserCommand({ UserPoolId: 'local_other', Username: somebody() })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });
});

describe('ListUsers', () => {
  const listEmails = ({ Users = [] }: Awaited<ReturnType<typeof list>>) =>
    Users.map(({ Attributes }) => Attributes!.find(({ Name }) => Name === 'email')!.Value);

  it('finds by the whole address and by its beginning, without case', async () => {
    for (const email of ['list.one@example.com', 'list.two@example.com', 'list%one@example.com'])
      await pool.signUp(email);
    expect(listEmails(await list({ Filter: 'email = "List.One@example.com"' }))).toEqual([
      'list.one@example.com',
    ]);
    expect(listEmails(await list({ Filter: 'email ^= "list."' }))).toEqual([
      'list.one@example.com',
      'list.two@example.com',
    ]);
    expect(listEmails(await list({ Filter: '"email"^="list%"' }))).toEqual([
      'list%one@example.com',
    ]);
    const [{ Username } = {}] = (await list({ Filter: 'email = "list.one@example.com"' })).Users!;
    expect(listEmails(await list({ Filter: `sub = "${Username}"` }))).toHaveLength(1);
    expect(listEmails(await list({ Filter: 'email = "list.one"' }))).toEqual([]);
    expect(listEmails(await list({ Filter: 'email = "a\\"b"' }))).toEqual([]);
  });

  it('comes in pages', async () => {
    for (let number = 0; number < 5; number += 1) await pool.signUp(`page.${number}@example.com`);
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await list({ Filter: 'email ^= "page."', Limit: 2, PaginationToken });
      seen.push(...listEmails(page));
      ({ PaginationToken } = page);
    } while (PaginationToken);
    expect(seen).toEqual([0, 1, 2, 3, 4].map((number) => `page.${number}@example.com`));
  });

  it('returns the requested attributes', async () => {
    await pool.signUp('attributes@example.com');
    const { Users } = await list({
      Filter: 'email = "attributes@example.com"',
      AttributesToGet: ['email'],
    });
    expect(Users).toEqual([
      {
        Username: expect.any(String) as string,
        UserStatus: 'UNCONFIRMED',
        Enabled: true,
        UserCreateDate: pool.now,
        UserLastModifiedDate: pool.now,
        Attributes: [{ Name: 'email', Value: 'attributes@example.com' }],
      },
    ]);
  });

  it.each<[string, Partial<ListUsersCommandInput>]>([
    ['another attribute', { Filter: 'name = "x"' }],
    ['no filter at all', { Filter: 'email' }],
    ['a missing quote', { Filter: 'email = "x' }],
    ['another comparison', { Filter: 'email > "x"' }],
    ['a part of an id', { Filter: 'sub ^= "x"' }],
    ['SQL', { Filter: 'email = "x" or 1=1' }],
    ['more than sixty', { Limit: 61 }],
    ['less than none', { Limit: -1 }],
    ['a token made up', { PaginationToken: 'made-up' }],
    ['a token of another filter', { Filter: 'email ^= "p"', PaginationToken: 'YQ.x' }],
  ])('refuses %s', async (_, input) => {
    await expect(list(input)).rejects.toEqual(refused('InvalidParameterException'));
  });
});

describe('AdminDeleteUser', () => {
  const remove = (Username: string) =>
    admin.send(new AdminDeleteUserCommand({ UserPoolId, Username }));

  it('leaves nothing of a user, and frees the address', async () => {
    const email = await pool.member();
    const { sub } = await byGoogle(email);
    const tokens = await pool.signIn(email);
    await pool.forgot(email);
    await expect(pool.signIn(email, 'wrong horse 7')).rejects.toBeDefined();
    await upsertAccount(
      pool.store.db,
      { account: sub, emailHash: 'hash', sealedEmail: 'sealed' },
      pool.now,
    );
    await remove(email);
    const left = await Promise.all(
      [accounts, poolCodes, poolIdentities, poolTokens, poolFailures].map((table) =>
        pool.store.db.select().from(table),
      ),
    );
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${sub}|${email}`));
    await expect(pool.whoHas(tokens.AccessToken!)).rejects.toEqual(unknownUser);
    await expect(pool.rotate(tokens.RefreshToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Invalid Refresh Token'),
    );
    await expect(remove(email)).rejects.toEqual(unknownUser);
    await expect(pool.signUp(email)).resolves.toHaveProperty('UserConfirmed', false);
  });
});
