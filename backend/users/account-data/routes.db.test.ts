import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DELETE_MESSAGES } from '../../../contracts/accounts/accountData';
import { TestAccounts } from '../../../testing/accounts/TestAccounts';
import { asWebTier } from '../../../testing/webTier';
import { accounts as knownAccounts, poolUsers } from '../../db/schema';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
afterAll(() => accounts.close());
afterEach(() => jest.restoreAllMocks());

/** Fails the pool's call of this name. */
function refuse(command: string): void {
  const real = CognitoIdentityProviderClient.prototype.send;
  jest.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(function send(
    this: CognitoIdentityProviderClient,
    ...args: unknown[]
  ) {
    if (args[0]?.constructor.name !== command) return real.apply(this, args as never);
    throw Object.assign(new Error('no right'), { name: 'AccessDeniedException' });
  } as never);
}

let people = 0;
async function member() {
  const account = await accounts.enroll(`leaving-${(people += 1)}`);
  const emailHash = `${people}`.padStart(40, 'e');
  await accounts.signIn(account, emailHash);
  return { account, emailHash, visitorKey: `${people}`.padStart(40, 'a') };
}
const remove = async (payload: object) => {
  const answer = await accounts.app.inject({
    method: 'POST',
    url: '/internal/account/remove',
    headers: asWebTier({}),
    payload,
  });
  const { error } = answer.json() as { error?: { message: string } };
  return { status: answer.statusCode, message: error?.message };
};
const isKnown = async (account: string) =>
  (await accounts.store.db.select().from(knownAccounts)).some((row) => row.account === account);
const isInPool = async (account: string) =>
  (await accounts.store.db.select().from(poolUsers)).some(({ sub }) => sub === account);

describe('deleting an account', () => {
  it('deletes nothing when the pool refuses, and says so', async () => {
    const names = await member();
    refuse('AdminDisableUserCommand');
    expect(await remove(names)).toEqual({ status: 400, message: DELETE_MESSAGES.poolRefuses });
    expect([await isKnown(names.account), await isInPool(names.account)]).toEqual([true, true]);
  });

  it('says what is left when only the pool’s user stays', async () => {
    const names = await member();
    refuse('AdminDeleteUserCommand');
    expect(await remove(names)).toEqual({ status: 400, message: DELETE_MESSAGES.leftInPool });
    expect(await isKnown(names.account)).toBe(false);
  });

  it('is done once', async () => {
    const names = await member();
    expect(await remove(names)).toEqual({ status: 200, message: undefined });
    expect([await isKnown(names.account), await isInPool(names.account)]).toEqual([false, false]);
    expect((await remove(names)).status).toBe(404);
  });
});
