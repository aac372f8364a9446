/** Rates facts that somebody gives, without a store. */
import { foldSources, unfoldSources } from '../../../contracts/ratings/foldSources';
import { isObject } from '../../../contracts/isObject';
import { OperatorError } from '../../admin/OperatorError';
import type { Facts, Rating } from '../../rating';
import { CURRENT_METHOD } from '../currentMethod';
import { freshnessOf } from '../freshnessOf';
import { rateByCurrent } from '../rateProjects';

type Named = Record<string, unknown>;

const LISTS = ['contracts', 'audits', 'incidents'];

/** @throws Error with one sentence that says what is not there */
function toFacts(given: unknown): Named {
  if (!isObject(given)) throw new Error('is not an object.');
  const facts = isObject(given.facts) ? given.facts : given;
  if (typeof facts.projectId !== 'string') throw new Error('has no "projectId": it is not facts.');
  const missing = LISTS.find((list) => !Array.isArray(facts[list]));
  if (missing) throw new Error(`has no list "${missing}": it is not facts.`);
  return facts;
}

/** By the signals that a rating names; those of a new site for facts alone. */
const findOff = (given: unknown): string[] | undefined =>
  isObject(given) && Array.isArray(given.inForce)
    ? CURRENT_METHOD.signals
        .map(({ id }) => id)
        .filter((id) => !(given.inForce as unknown[]).includes(id))
    : undefined;

/**
 * @param answer facts, or the JSON of `/api/projects/{id}/rating` with its `facts`
 * @returns the JSON of that address: the rating and its facts
 * @throws Error with one sentence
 */
export function rateGiven(answer: unknown, at: Date): object {
  const given = unfoldSources(answer);
  const facts = toFacts(given);
  if (!('profile' in facts))
    throw new Error('is of method 1.0, which is no longer computed: see /methodology/1.0.');
  try {
    const before = isObject(given) ? (given.letterBefore as Rating['letterBefore']) : null;
    const rating = rateByCurrent(facts as unknown as Facts, at, {
      ...{ before, off: findOff(given) },
    });
    return foldSources({ ...rating, ...freshnessOf(rating), facts });
  } catch {
    throw new Error('is not a whole record of facts of method 2.0.');
  }
}

/** One JSON value (an object or a list of them), or one a line. @throws Error with one sentence */
export function readGiven(text: string): { where: string; value: unknown }[] {
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    return list.map((item, index) => ({
      where: list.length === 1 ? 'The input' : `Record ${index + 1}`,
      value: item,
    }));
  } catch {
    return text
      .split('\n')
      .map((line, index) => ({ line: line.trim(), where: `Line ${index + 1}` }))
      .filter(({ line }) => line !== '')
      .map(({ line, where }) => ({ where, value: readLine(line, where) }));
  }
}

function readLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new OperatorError(`${where} is not JSON.`);
  }
}
