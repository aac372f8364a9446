import type { Portfolio } from '@/contracts/portfolio/portfolio';
import type { Wallet, WalletForm, WalletList } from '@/contracts/portfolio/wallets';
import type { Answer, Asked } from '../fetchStub';

export const MINE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
export const ETHEREUM = 'eip155:1';
export const MESSAGE = 'plumbline.example wants you to sign in';

export const makeWallet = (given: Partial<Wallet> = {}): Wallet => ({
  chain: ETHEREUM,
  address: MINE,
  label: 'Main',
  proof: null,
  ...given,
});

export const makePortfolio = (given: Partial<Portfolio> = {}): Portfolio => ({
  readAt: '2026-11-25T12:00:00.000Z',
  walletsVersion: 1,
  chains: [],
  prices: { state: 'off', source: null, oldestAt: null },
  holdings: [],
  projects: [],
  approvals: [],
  summary: null,
  ...given,
});

/** Answers the calls of one account, for fetchStub. */
export class TestWalletAccount {
  version = 1;
  portfolio: Answer = { body: makePortfolio() };
  /** Instead of the next change. */
  refusal: Answer | undefined;
  proof: Answer | undefined;

  constructor(public wallets: Wallet[] = []) {}

  get list(): WalletList {
    return { wallets: this.wallets, version: this.version };
  }

  private update(given: readonly WalletForm[]): Answer {
    if (this.refusal) return this.refusal;
    this.version += 1;
    this.wallets = given.map(
      (one) =>
        this.wallets.find((known) => known.address === one.address) ?? makeWallet({ ...one }),
    );
    this.wallets = this.wallets.map((one, at) => ({ ...one, label: given[at]!.label }));
    return { body: this.list };
  }

  readonly answer = ({ url, body }: Asked): Answer => {
    switch (url) {
      case '/api/user/wallets':
        return { body: this.list };
      case '/api/user/wallets/update':
        return this.update((body as { wallets: WalletForm[] }).wallets);
      case '/api/user/wallets/challenge':
        return { body: { message: MESSAGE, expiresAt: '2026-11-25T12:10:00.000Z' } };
      case '/api/user/wallets/prove':
        if (this.proof) return this.proof;
        this.wallets = this.wallets.map((one) =>
          one.address === MINE
            ? { ...one, proof: { at: '2026-11-25T12:00:00.000Z', kind: 'key' } }
            : one,
        );
        return { body: this.list };
      case '/api/user/portfolio':
        return this.portfolio;
      default:
        return { body: { accepted: true } };
    }
  };
}
