/** A wallet in the browser (EIP-1193). Two calls: which accounts, and signing one text. */
interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

const findProvider = (): Provider | undefined =>
  typeof window === 'undefined' ? undefined : (window as { ethereum?: Provider }).ethereum;

export const hasWallet = (): boolean => findProvider() !== undefined;

export type SignFailure = 'no-wallet' | 'declined' | 'other-account' | 'failed';
export class SigningFailed extends Error {
  constructor(readonly reason: SignFailure) {
    super(`The wallet did not sign: ${reason}`);
    this.name = 'SigningFailed';
  }
}

/** EIP-1193: the user declined. */
const DECLINED = 4001;
const wasDeclined = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DECLINED;

const toHex = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

async function call<T>(provider: Provider, method: string, params: unknown[] = []): Promise<T> {
  try {
    return (await provider.request({ method, params })) as T;
  } catch (error) {
    throw new SigningFailed(wasDeclined(error) ? 'declined' : 'failed');
  }
}

/**
 * Asks for the account first, so that nobody signs with another one.
 * @throws SigningFailed
 */
export async function openAccount(address: string): Promise<(message: string) => Promise<string>> {
  const provider = findProvider();
  if (!provider) throw new SigningFailed('no-wallet');
  const accounts = await call<string[]>(provider, 'eth_requestAccounts');
  const account = accounts.find((one) => one.toLowerCase() === address.toLowerCase());
  if (account === undefined) throw new SigningFailed('other-account');
  return (message) => call<string>(provider, 'personal_sign', [toHex(message), account]);
}
