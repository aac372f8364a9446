import { screen, waitFor, within } from '@testing-library/react';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import {
  makeWallet,
  MESSAGE,
  MINE,
  OTHER,
  TestWalletAccount,
} from '@/testing/wallets/TestWalletAccount';
import { ConnectedWallets } from '.';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const SIGNATURE = `0x${'ab'.repeat(65)}`;

// These load separately, slowly when many tests run at once.
beforeAll(async () => {
  await Promise.all([import('./WalletForm'), import('./RenameForm')]);
}, 120_000);

let stub: ReturnType<typeof stubFetch>;
const request = jest.fn();
function installWallet(accounts: string[] = [MINE.toLowerCase()]): void {
  request.mockImplementation(async ({ method }: { method: string }) =>
    method === 'eth_requestAccounts' ? accounts : SIGNATURE,
  );
  Object.assign(window, { ethereum: { request } });
}

beforeEach(() => {
  takeNotices();
  request.mockReset();
});
afterEach(() => {
  stub.restore();
  delete (window as { ethereum?: unknown }).ethereum;
});

async function open(account = new TestWalletAccount([makeWallet()]), user: object = {}) {
  stub = stubFetch(account.answer);
  const page = renderPage(<ConnectedWallets user={{ ...USER, ...user }} />);
  await screen.findByRole('form', { name: 'Add a wallet' });
  return { ...page, account };
}
const sent = (path: string) =>
  stub.asked.filter(({ url }) => url === `/api/user/wallets/${path}`).map(({ body }) => body);
const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('.name')!.textContent);

describe('the list', () => {
  it('shows each wallet with its chain, and whether it is proved', async () => {
    const proof = { at: '2026-11-21T12:00:00.000Z', kind: 'contract' as const };
    await open(
      new TestWalletAccount([makeWallet(), makeWallet({ address: OTHER, label: '', proof })]),
    );
    const [one, other] = screen.getAllByRole('listitem');
    expect(one).toHaveTextContent(`Main${MINE}Ethereum · Watched only`);
    expect(other).toHaveTextContent('Ethereum · Proved 21 Nov 2026 (contract)');
    expect(within(other!).queryByRole('button', { name: /^Prove/ })).toBeNull();
  });

  it('says what to do when it is empty, and takes a wallet', async () => {
    const { user } = await open(new TestWalletAccount());
    expect(screen.getByText(/^No wallets yet/)).toBeVisible();
    await user.type(screen.getByLabelText('Address'), MINE.slice(0, -1));
    await user.click(button('Add wallet'));
    expect(await screen.findByText('Enter an address: 0x and 40 digits.')).toBeVisible();
    expect(sent('update')).toEqual([]);
    await user.type(screen.getByLabelText('Address'), MINE.slice(-1));
    await user.type(screen.getByLabelText('Label (optional)'), 'Cold');
    await user.click(button('Add wallet'));
    await waitFor(() => expect(names()).toEqual(['Cold']));
    expect(sent('update')).toEqual([
      { wallets: [{ chain: 'eip155:1', address: MINE, label: 'Cold' }], version: 1 },
    ]);
  });

  it('is renamed, moved, and brought back after a removal', async () => {
    const { user } = await open(
      new TestWalletAccount([makeWallet(), makeWallet({ address: OTHER, label: 'Safe' })]),
    );
    await user.click(button('Rename Main'));
    const label = within(await screen.findByRole('form', { name: 'Rename Main' })).getByRole(
      'textbox',
    );
    await user.clear(label);
    await user.type(label, 'Hot{Enter}');
    await waitFor(() => expect(names()).toEqual(['Hot', 'Safe']));
    await user.click(button('Move Safe up'));
    await waitFor(() => expect(names()).toEqual(['Safe', 'Hot']));
    await user.click(button('Remove Safe'));
    await waitFor(() => expect(names()).toEqual(['Hot']));
    expect(screen.getByRole('status')).toHaveTextContent('Safe is removed.');
    await user.click(button('Undo'));
    await waitFor(() => expect(names()).toEqual(['Safe', 'Hot']));
  });

  it('that changed elsewhere is shown as it is now', async () => {
    const { user, account } = await open();
    const newer = { wallets: [makeWallet({ label: 'Newer' })], version: 9 };
    const message = 'Your wallets were changed in another tab or browser.';
    account.refusal = { status: 409, body: { error: { code: 'conflict', message, newer } } };
    await user.click(button('Remove Main'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(names()).toEqual(['Newer']);
  });

  it('that cannot be read can be asked for again', async () => {
    const account = new TestWalletAccount([makeWallet()]);
    let fails = true;
    stub = stubFetch((asked) => (fails ? { status: 404 } : account.answer(asked)));
    const { user } = renderPage(<ConnectedWallets user={USER} />);
    await screen.findByRole('alert');
    fails = false;
    await user.click(button('Try again'));
    await waitFor(() => expect(names()).toEqual(['Main']));
  });
});

describe('a proof', () => {
  it('asks the wallet for one signature of the site’s message, and nothing else', async () => {
    installWallet();
    const { user } = await open();
    await user.click(button('Prove Main'));
    expect(await screen.findByText(/Proved 25 Nov 2026/)).toBeVisible();
    expect(sent('prove')).toEqual([{ message: MESSAGE, signature: SIGNATURE }]);
    expect(request.mock.calls).toEqual([
      [{ method: 'eth_requestAccounts', params: [] }],
      [
        {
          method: 'personal_sign',
          params: [`0x${Buffer.from(MESSAGE).toString('hex')}`, MINE.toLowerCase()],
        },
      ],
    ]);
    expect(takeNotices()).toMatchObject([{ text: 'Main is proved.' }]);
  });

  it.each([
    ['another account', [OTHER], /^Your wallet offered another account/],
    ['no account', [], /^Your wallet offered another account/],
  ])('with %s is not asked for', async (_, accounts, words) => {
    installWallet(accounts);
    const { user } = await open();
    await user.click(button('Prove Main'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(sent('challenge')).toEqual([]);
  });

  it('that was declined, or refused, says so', async () => {
    installWallet();
    const { user, account } = await open();
    request.mockRejectedValueOnce({ code: 4001 });
    await user.click(button('Prove Main'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You declined to sign.');
    const message = 'The signature is not of this wallet.';
    account.proof = { status: 400, body: { error: { code: 'invalid-input', message } } };
    await user.click(button('Prove Main'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  });

  it('is not offered without a wallet in the browser, or to staff who act as the user', async () => {
    const { unmount } = await open();
    expect(await screen.findByText(/open this page in a browser that has it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prove Main' })).toBeNull();
    unmount();
    installWallet();
    await open(undefined, { adminId: 'staff' });
    expect(screen.getByText('Only the owner of the account can prove a wallet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prove Main' })).toBeNull();
  });
});
