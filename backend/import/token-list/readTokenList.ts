/** Token Lists (https://tokenlists.org), checked against their JSON schema. */
import { readFileSync } from 'node:fs';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { addressFromId, chainFromId } from '../../../contracts/ids';
import type { ImportRun } from '../run';
import { chainFromNumber, isPlaceholderAddress, isTestNetwork, tokenId } from '../text/chains';
import { cleanText } from '../text/clean';
import { ImportRefused } from '../types';
import type { ListEntry } from './group';

interface RawToken {
  chainId: number;
  address: string;
  name: string;
  symbol: string;
  decimals: number;
  logoURI?: string;
  extensions?: { bridgeInfo?: Record<string, { tokenAddress?: unknown } | null> };
}

let compiled: ValidateFunction | undefined;

function validator(): ValidateFunction {
  if (compiled) return compiled;
  const schema = JSON.parse(
    readFileSync(require.resolve('@uniswap/token-lists/src/tokenlist.schema.json'), 'utf8'),
  ) as object;
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats(ajv);
  compiled = ajv.compile(schema);
  return compiled;
}

const tokenIndex = (error: ErrorObject): number | undefined => {
  const match = /^\/tokens\/(\d+)(\/|$)/.exec(error.instancePath);
  return match ? Number(match[1]) : undefined;
};

function ruleWords(path: string, { keyword, message, params }: ErrorObject): string {
  const limit = String((params as { limit?: unknown }).limit);
  switch (keyword) {
    case 'pattern':
      if (path === 'symbol') return "has white space, which a ticker can't have";
      if (path === 'address') return "has characters an address can't have, or the wrong length";
      return `has characters a ${path || 'token'} can't have`;
    case 'maxLength':
      return `is longer than ${limit} characters`;
    case 'minLength':
      return limit === '1' ? 'is empty' : `is shorter than ${limit} characters`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'required':
      return `${String((params as { missingProperty?: unknown }).missingProperty)} is missing`;
    case 'additionalProperties':
      return `${String((params as { additionalProperty?: unknown }).additionalProperty)} is not a field of a token`;
    default:
      return message ?? 'is not valid';
  }
}

const describeError = (error: ErrorObject): string => {
  const path = error.instancePath.replace(/^\/tokens\/\d+\/?/, '').replaceAll('/', '.');
  return `${path} ${ruleWords(path, error)}`.trim();
};

/** Of "empty or this pattern", only the pattern's error says what was wrong: it goes first. */
const isAlternative = ({ keyword }: ErrorObject): number =>
  Number(['const', 'anyOf', 'oneOf'].includes(keyword));

/** By token index. @throws ImportRefused when the list itself is invalid */
function faultsByToken(document: unknown): Map<number, string> {
  const validate = validator();
  const faults = new Map<number, string>();
  if (validate(document)) return faults;
  const errors = [...(validate.errors ?? [])].sort(
    (left, right) => isAlternative(left) - isAlternative(right),
  );
  for (const error of errors) {
    const index = tokenIndex(error);
    if (index === undefined)
      throw new ImportRefused(
        `The input is not a token list: ${error.instancePath || 'it'} ${error.message ?? ''}`.trim(),
      );
    if (!faults.has(index)) faults.set(index, describeError(error));
  }
  return faults;
}

function readBridges(token: RawToken): ListEntry['bridges'] {
  return Object.entries(token.extensions?.bridgeInfo ?? {}).flatMap(([chainId, info]) =>
    typeof info?.tokenAddress === 'string' && /^\d+$/.test(chainId)
      ? [{ chain: chainFromNumber(Number(chainId)), address: info.tokenAddress }]
      : [],
  );
}

export function toEntry(token: RawToken, index: number, collectible = false): ListEntry | string {
  const chain = chainFromNumber(token.chainId);
  const id = tokenId(chain, token.address, collectible ? 'erc721' : 'erc20');
  if (!id) return `address ${token.address} is not one of chain ${token.chainId}`;
  if (isPlaceholderAddress(token.address))
    return `address ${token.address} stands for the chain's own coin, not for a token`;
  const symbol = cleanText(token.symbol);
  const name = cleanText(token.name);
  if (symbol === '') return 'symbol has nothing that can be shown';
  return {
    at: { index },
    id,
    chain: chainFromId(id),
    address: addressFromId(id),
    symbol,
    name: name || null,
    decimals: token.decimals,
    collectible,
    logo: token.logoURI && token.logoURI.length <= 300 ? token.logoURI : null,
    bridges: readBridges(token),
  };
}

/** Skips test networks. @throws ImportRefused when it is no token list */
export function readTokenList(run: ImportRun, document: unknown): ListEntry[] {
  const faults = faultsByToken(document);
  const seen = new Map<string, number>();
  return (document as { tokens: RawToken[] }).tokens.flatMap((token, index) => {
    run.tally.read();
    const fault = faults.get(index);
    if (fault === undefined && isTestNetwork(token.chainId)) {
      run.tally.note('tokens of test networks, left out');
      return [];
    }
    const entry = fault ?? toEntry(token, index);
    const earlier = typeof entry === 'string' ? undefined : seen.get(entry.id);
    if (typeof entry === 'string' || earlier !== undefined) {
      run.tally.refuse({
        index,
        reason: typeof entry === 'string' ? entry : `the token stands at ${earlier ?? ''} already`,
      });
      return [];
    }
    seen.set(entry.id, index);
    return [entry];
  });
}
