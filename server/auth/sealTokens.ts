import type { Tokens } from '../identity/identity';
import { seal, unseal } from './seal';

export const sealTokens = (secret: string, account: string, tokens: Tokens): string =>
  seal(secret, 'session-tokens', account, JSON.stringify(tokens));

/** @returns undefined with another secret or account */
export function openTokens(secret: string, account: string, sealed: string): Tokens | undefined {
  const text = unseal(secret, 'session-tokens', account, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Tokens);
}
