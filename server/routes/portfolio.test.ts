import { FLAGS_OFF } from '@/contracts/flags';
import { readRefusal, TestPeople } from '@/testing/site/TestPeople';
import { portfolioProps } from '../pages/portfolioProps';
import { signedInProps } from '../pages/signedInProps';

let isOn = true;
jest.mock('../flags/flagsFor', () => ({
  closeFlags: async () => undefined,
  flagsFor: async ({ username }: { username: string }) => ({
    username,
    values: { ...FLAGS_OFF, portfolio: isOn },
  }),
}));
jest.mock('../pages/signedInProps');

const WALLETS = '/api/user/wallets';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MINE = { chain: 'eip155:1', address: ADDRESS, label: 'Mine' };
const CALLS: [string, object?][] = [
  [WALLETS],
  [`${WALLETS}/update`, { wallets: [MINE] }],
  [`${WALLETS}/challenge`, MINE],
  [`${WALLETS}/prove`, { message: 'm', signature: '0x' }],
  ['/api/user/portfolio'],
];

const people = new TestPeople();
beforeAll(() => people.start());
beforeEach(() => {
  isOn = true;
});
afterEach(() => people.reset());
afterAll(() => people.site.close());

describe.each(CALLS)('%s', (path, body) => {
  const send = (browser: ReturnType<typeof people.open>) =>
    body ? browser.post(path, body) : browser.ask(path);

  it('is for signed-in users with the flag', async () => {
    expect((await readRefusal(await send(people.open()))).status).toBe(401);
    const { browser } = await people.member();
    isOn = false;
    expect(await readRefusal(await send(browser))).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });
});

it('the wallets of one account are not those of another', async () => {
  const [one, other] = [await people.member(), await people.member()];
  const saved = await one.browser.post(`${WALLETS}/update`, { wallets: [MINE], version: 0 });
  expect(await saved.json()).toMatchObject({ wallets: [MINE], version: 1 });
  expect(await (await other.browser.ask(WALLETS)).json()).toEqual({ wallets: [], version: 0 });
  const refused = await other.browser.post(`${WALLETS}/challenge`, MINE);
  expect((await readRefusal(refused)).status).toBe(404);
});

it('staff who act as a user see and change the list, and prove nothing; the log has it', async () => {
  const { browser, target, id } = await people.acting();
  const changed = await browser.post(`${WALLETS}/update`, { wallets: [MINE] });
  expect(changed.status).toBe(200);
  expect(await (await target.browser.ask(WALLETS)).json()).toMatchObject({ wallets: [MINE] });
  for (const [path, body] of [CALLS[2]!, CALLS[3]!])
    expect(await readRefusal(await browser.post(path, body!))).toMatchObject({
      status: 403,
      code: 'impersonating',
    });
  const written = (await people.readAudit(id)).filter(
    ({ event }) => event === 'impersonation-write',
  );
  expect(written.map(({ detail, outcome }) => [detail, outcome])).toEqual([
    ['updateWallets', 'success'],
    ['challengeWallet', 'failure'],
    ['proveWallet', 'failure'],
  ]);
});

describe('the page', () => {
  const make = (portfolio: boolean) => {
    const result = { props: { flags: { username: 'u', values: { ...FLAGS_OFF, portfolio } } } };
    jest.mocked(signedInProps).mockResolvedValueOnce(result as never);
    return portfolioProps({} as never);
  };

  it('is there with the flag only', async () => {
    expect(await make(true)).toHaveProperty('props');
    expect(await make(false)).toEqual({ notFound: true });
  });

  it('leads visitors to the sign-in first', async () => {
    const redirect = { redirect: { destination: '/login', permanent: false } };
    jest.mocked(signedInProps).mockResolvedValueOnce(redirect as never);
    expect(await portfolioProps({} as never)).toEqual(redirect);
  });
});
