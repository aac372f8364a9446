/** Law 1: delete any fact, or set any part of one to unknown. */
import type { Facts } from '../../backend/rating';
import { change, pathsTo, type Change, type Step } from './change';

/** Parts that may be unknown; `whole` then is false. */
const PARTS = new Set([
  'implementation',
  'lastChangedOn',
  'changes',
  'scope',
  'findings',
  'lossUsd',
  'lossShare',
  'returnedShare',
  'resolved',
  'topRewardUsd',
  'delaySeconds',
  'threshold',
  'signers',
  'confirmed',
  'lastActivityOn',
  'attestedOn',
  'challengeSeconds',
  'statedAt',
  'block',
  'locator',
  'https',
  'hsts',
  'csp',
  'noMixedContent',
  'securityTxt',
  'securityTxtUntil',
  'dnssec',
  'caa',
  'securityContact',
  'incidentPlan',
  'documentedPause',
]);

const isFact = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'value' in value && 'evidence' in value;

const isContext = ([first]: Step[]): boolean =>
  ['market', 'votes', 'postingActivity', 'pageViews', 'dangers'].includes(String(first));

export function knowLess(facts: Facts): Change[] {
  const unknown = pathsTo(
    facts,
    (path, value) =>
      !isContext(path) &&
      (isFact(value) || (PARTS.has(String(path[path.length - 1])) && value != null)),
  ).map((path) => change(facts, path, null));
  const notWhole = pathsTo(
    facts,
    (path, value) => path[path.length - 1] === 'whole' && value === true,
  ).map((path) => change(facts, path, false));
  const sources = pathsTo(facts, (path, value) => {
    const list = path[path.length - 2];
    return !isContext(path) && list === 'evidence' && typeof value === 'object' && path.length > 1;
  })
    .filter((path) => hasMore(facts, path))
    .map((path) => change(facts, path, undefined));
  return [...unknown, ...notWhole, ...sources];
}

/** A fact keeps at least one source. */
function hasMore(facts: Facts, path: Step[]): boolean {
  const list = path
    .slice(0, -1)
    .reduce<unknown>((node, step) => (node as Record<Step, unknown>)[step], facts);
  return Array.isArray(list) && list.length > 1;
}
