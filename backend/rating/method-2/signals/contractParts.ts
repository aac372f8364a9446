/** What the means over contracts share: one part a contract, each of equal weight. */
import { fill, getWord } from '../../words';
import { fixed, type Sourced } from '../evidence';
import { countUpTo, look, lookThrough, type Live } from '../lifetimes';
import { mean, UNKNOWN } from '../span';
import type { AuditFact, ContractFact, Part, Span, Whole } from '../types';

import type { SignalInput, Verdict } from './verdict';

type CodeState = NonNullable<ContractFact['code']>['value'];

export interface Judged {
  span: Span;
  /** Names a template of the rule, said of this contract. */
  word: string;
  sources: Sourced[];
}

/** The code behind the address, which for a contract without a way to change it never runs out. */
export function liveCode({ proxy, code }: ContractFact, { clock }: SignalInput) {
  const way = look(proxy, 'fixed', clock);
  const unchangeable = way?.value === false;
  return { unchangeable, way, code: look(code, unchangeable ? 'fixed' : 'chain', clock) };
}

/**
 * The search for audits, how many of the reports it found are not recorded, and whether every one is,
 * with what it covers. With more reports recorded than it found, it missed some, and counts no more.
 */
export function auditSearch({ facts, clock }: Pick<SignalInput, 'facts' | 'clock'>): {
  search: Live<Whole> | null;
  unrecorded: number;
  whole: boolean;
} {
  const none = { search: null, unrecorded: 0, whole: false };
  const search = lookThrough(facts.auditList, clock);
  if (!search) return none;
  const found = countUpTo(
    search.value.through,
    facts.audits.map(({ publishedOn }) => publishedOn),
  );
  const unrecorded = search.value.count - found;
  if (unrecorded < 0 || hasTwice(facts.audits)) return none;
  const whole = unrecorded === 0 && facts.audits.every(({ scope }) => scope !== null);
  return { search, unrecorded, whole };
}

/** One thing entered twice would count twice in a mean. */
const hasTwice = (list: { id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size < list.length;

/** The list of contracts, if it still counts and is as long as what is recorded. */
export function contractSearch({ facts, clock }: SignalInput): Live<Whole> | null {
  const list = look(facts.contractList, 'chain', clock);
  const { contracts } = facts;
  return list?.value.count === contracts.length && !hasTwice(contracts) ? list : null;
}

/** Days on which the code is known to have changed, oldest first. */
export const knownChanges = ({ lastChangedOn, changes }: CodeState): string[] =>
  changes ? [...changes].sort() : lastChangedOn === null ? [] : [lastChangedOn];

/** A report that names a contract, and the code it names. */
export interface Reading {
  audit: AuditFact;
  implementation: string | null;
}

export const auditsOf = ({ id }: ContractFact, audits: AuditFact[]): Reading[] =>
  audits.flatMap((audit) =>
    (audit.scope?.contracts ?? [])
      .filter(({ contract }) => contract === id)
      .map(({ implementation }) => ({ audit, implementation })),
  );

const byId = (a: Part, b: Part): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The mean over all recorded contracts. Unless their list is known to be whole, nothing is proven and
 * nothing lost: those left out may be any number of the worst or of the best.
 */
export function meanOfContracts(
  input: SignalInput,
  judged: (Judged & { contract: ContractFact })[],
  rest: Pick<Verdict, 'value' | 'unit' | 'words' | 'params'> & { sources?: Sourced[] },
): Verdict {
  const { rule } = input;
  const list = contractSearch(input);
  const parts: Part[] = judged
    .map(({ contract, span, word }) => ({
      id: contract.id,
      label: contract.name,
      ...span,
      sentence: fill(getWord(rule, word), {}),
    }))
    .sort(byId);
  if (list && judged.length === 0)
    return { span: null, words: ['noContracts'], params: rest.params, sources: [list] };
  return {
    ...rest,
    span: list ? mean(judged.map(({ span }) => span)) : UNKNOWN,
    words: [...rest.words, ...(list ? [] : ['listOpen'])],
    parts,
    sources: [
      ...judged.flatMap(({ contract, sources }) => [fixed(contract), ...sources]),
      ...(list ? [list] : []),
      ...(rest.sources ?? []),
    ],
  };
}
