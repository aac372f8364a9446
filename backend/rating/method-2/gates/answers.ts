/** Answers that must be shown: silence is a no, so to know less can't lift them. */
import { getConstant } from '../../curves';
import { daysSince } from '../../time';
import { look } from '../lifetimes';
import { judge } from '../signal';
import { auditSearch } from '../signals/contractParts';
import type { Found, GateInput } from './gateInput';

const UNSHOWN: Found = { sources: [], unshown: true };

/** What is known to be so is no want of an answer. */
const knownFrom = (live: Found['sources'][number]): Found => ({ sources: [live] });

/** A report of the project's own code says which of its contracts, or which repository, it covers. */
function noAudit({ facts, clock }: GateInput): Found[] {
  const ids = new Set(facts.contracts.map(({ id }) => id));
  const own = facts.audits.some(
    ({ scope }) =>
      scope !== null &&
      (scope.ownCode || scope.contracts.some(({ contract }) => ids.has(contract))),
  );
  if (own) return [];
  const { search, whole } = auditSearch({ facts, clock });
  return [search && whole ? knownFrom(search) : UNSHOWN];
}

/** A dated launch counts, and so does the deployment of a contract that holds funds. */
function notInUse({ facts, rule, clock }: GateInput): Found[] {
  const launched = look(facts.launchedOn, 'fixed', clock);
  const deployed = facts.contracts.flatMap(({ deployedOn, holdsFunds }) => {
    const day = look(deployedOn, 'fixed', clock);
    return day && look(holdsFunds, 'chain', clock)?.value === true ? [day.value] : [];
  });
  const days = [...(launched ? [launched.value] : []), ...deployed];
  const isOld = (day: string): boolean => daysSince(day, clock.now) >= getConstant(rule, 'days');
  if (days.some(isOld)) return [];
  return [launched ? knownFrom(launched) : UNSHOWN];
}

function nobodyAnswers({ facts, clock }: GateInput): Found[] {
  const live = look(facts.accountable, 'document', clock);
  if (!live) return [UNSHOWN];
  return live.value.who === 'nobody' ? [knownFrom(live)] : [];
}

function provenAbove(input: GateInput, signalId: string, least: number): Found[] {
  const rule = input.method.signals.find(({ id }) => id === signalId);
  if (!rule) throw new Error(`No signal ${signalId}`);
  const { span, sources } = judge(rule, input);
  if (span && span.proven > least) return [];
  return [span && span.possible <= least ? { sources } : UNSHOWN];
}

const reserves = (input: GateInput): Found[] => provenAbove(input, 'reserves', 0);

/** The lowest row of a layer 2 or a bridge is the operators' word. */
const validation = (input: GateInput): Found[] =>
  input.facts.profile === 'rollup'
    ? provenAbove(input, 'state-validation', 0)
    : provenAbove(input, 'validation', getConstant(input.rule, 'lowest'));

export const ANSWERS = {
  'no-audit': noAudit,
  'not-in-use': notInUse,
  'nobody-answers': nobodyAnswers,
  reserves,
  validation,
};
