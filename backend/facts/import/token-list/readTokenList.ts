/** Token Lists (https://tokenlists.org), checked against their JSON schema. */
import { readFileSync } from 'node:fs';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { addressFromId, chainFromId } from '../../../../contracts/ids';
import type { ImportRun } from '../run';
import { chainFromNumber, isPlaceholderAddress, isTestNetwork, tokenId } from '../text/chains';
import { cleanText } from '../text/clean';
import type { JsonDocument, RefusedElement } from '../input/JsonDocument';
import type { Fault } from '../projects/faultWords';
import { oneFault, refuse } from '../projects/check';
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

function toFault(error: ErrorObject): Fault {
  const path = error.instancePath.split('/').slice(3);
  const name = path.join('.');
  return { path, reason: `${name} ${ruleWords(name, error)}`.trim() };
}

/** Of "empty or this pattern", only the pattern's error says what was wrong: it goes first. */
const isAlternative = ({ keyword }: ErrorObject): number =>
  Number(['const', 'anyOf', 'oneOf'].includes(keyword));

function notAList(file: JsonDocument, error: ErrorObject): ImportRefused {
  const path = error.instancePath.split('/').slice(1);
  const { line, column } = file.place(path);
  const name = path.join('.');
  const words = `${name} ${ruleWords(name, error)}`.trim();
  return new ImportRefused(
    `The input is not a token list: ${words} (line ${line}, column ${column}).`,
  );
}

/** By token index. @throws ImportRefused when the list itself is invalid */
function faultsByToken(file: JsonDocument): Map<number, Fault> {
  const validate = validator();
  const faults = new Map<number, Fault>();
  if (validate(file.value)) return faults;
  const errors = [...(validate.errors ?? [])].sort(
    (left, right) => isAlternative(left) - isAlternative(right),
  );
  for (const error of errors) {
    const index = tokenIndex(error);
    if (index === undefined) throw notAList(file, error);
    if (!faults.has(index)) faults.set(index, toFault(error));
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
export function readTokenList(run: ImportRun, file: JsonDocument): ListEntry[] {
  const faults = faultsByToken(file);
  const refused: RefusedElement[] = [];
  const seen = new Map<string, number>();
  const { tokens } = file.value as { tokens: RawToken[] };
  const entries = tokens.flatMap((token, index) => {
    run.tally.read();
    const fault = faults.get(index);
    if (fault === undefined && isTestNetwork(token.chainId)) {
      run.tally.note('tokens of test networks, left out');
      return [];
    }
    const made = fault ? refuse([fault]) : toEntry(token, index);
    const entry = typeof made === 'string' ? oneFault(made) : made;
    const earlier = 'reason' in entry ? undefined : seen.get(entry.id);
    if ('reason' in entry || earlier !== undefined) {
      const reason = `the token stands at ${earlier ?? ''} already`;
      refused.push('reason' in entry ? { ...entry, index } : { index, reason });
      return [];
    }
    seen.set(entry.id, index);
    return [entry];
  });
  file.locate(['tokens'], refused).forEach((refusal) => run.tally.refuse(refusal));
  return entries;
}
