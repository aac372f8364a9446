/** Adds what Sourcify answered to the contracts of a record. Pure. */
import { normalizeCaip } from '../../../../contracts/ids';
import { dayOf, type Contract, type ProjectRecord, type Source } from '../projects/record';
import { addNote } from '../tally';
import type { Answer } from './answers';

type Match = 'exact' | 'partial';

export interface Applied {
  record: ProjectRecord;
  notes: Record<string, number>;
}

const RANK = { none: 0, partial: 1, exact: 2 };

const UNASKED = 'proxies without an answer for their implementation: not taken';
const UNSURE = 'contracts not known to be proxies or not: not taken';
const UNVERIFIED = 'contracts not verified at Sourcify, which says nothing of other verifiers';

/** Behind a proxy runs the code of the implementation: both must match, and the weaker counts. */
function matchOf(
  contract: Contract,
  answer: Answer,
  answers: ReadonlyMap<string, Answer>,
): Match | string {
  if (answer.match === null) return UNVERIFIED;
  const isProxy = contract.proxy ?? answer.isProxy;
  if (isProxy === undefined) return UNSURE;
  if (!isProxy) return answer.match;
  const [only, ...more] = answer.implementations;
  const runs = contract.implementation ?? (more.length === 0 ? only : undefined);
  const behind = runs === undefined ? undefined : answers.get(normalizeCaip(runs));
  if (!behind) return UNASKED;
  if (behind.match === null) return UNVERIFIED;
  return RANK[behind.match] < RANK[answer.match] ? behind.match : answer.match;
}

/** A better match stays, and so does the same one of a later day. */
function isKept(record: ProjectRecord, contract: Contract, match: Match, source: Source): boolean {
  const { verified } = contract;
  if (verified === undefined) return false;
  if (verified !== match) return RANK[verified] > RANK[match];
  return dayOf(record, contract, 'verified') >= (source.statedOn ?? '');
}

export function applyAnswers(
  record: ProjectRecord,
  answers: ReadonlyMap<string, Answer>,
  toSource: (id: string) => Source,
): Applied {
  const sources = { ...record.sources };
  const notes: Record<string, number> = {};
  const contracts = (record.contracts ?? []).map((contract, index): Contract => {
    const id = normalizeCaip(contract.id);
    const answer = answers.get(id);
    if (!answer) return contract;
    const match = matchOf(contract, answer, answers);
    if (match !== 'exact' && match !== 'partial') {
      addNote(notes, match);
      return contract;
    }
    const source = toSource(id);
    if (isKept(record, contract, match, source)) return contract;
    const key = `sourcify-${index + 1}`;
    sources[key] = source;
    return {
      ...contract,
      verified: match as Match,
      sources: { ...contract.sources, verified: key },
    };
  });
  return { record: { ...record, contracts, sources }, notes };
}
