/** Answers that must be shown: silence is a no, so to know less can't lift them. */
import { getConstant } from '../../curves';
import { daysSince } from '../../time';
import { look } from '../lifetimes';
import { judgeSpan } from '../signal';
import type { Found, GateInput } from './gateInput';

const FIRED: Found = { sources: [], unshown: true };

/** A report of the project's own code says which of its contracts, or which repository, it covers. */
function noAudit({ facts }: GateInput): Found[] {
  const ids = new Set(facts.contracts.map(({ id }) => id));
  const own = facts.audits.some(
    ({ scope }) =>
      scope !== null &&
      (scope.ownCode || scope.contracts.some(({ contract }) => ids.has(contract))),
  );
  return own ? [] : [FIRED];
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
  return days.some(isOld) ? [] : [FIRED];
}

function nobodyAnswers({ facts, clock }: GateInput): Found[] {
  const live = look(facts.accountable, 'document', clock);
  return live && live.value.who !== 'nobody' ? [] : [FIRED];
}

function provenAbove(input: GateInput, signalId: string, least: number): Found[] {
  const rule = input.method.signals.find(({ id }) => id === signalId);
  if (!rule) throw new Error(`No signal ${signalId}`);
  const span = judgeSpan(rule, input);
  return span && span.proven > least ? [] : [FIRED];
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
