/** Without an answer to these there is no rating. */
import { getWord } from '../../words';
import { lookThrough } from '../lifetimes';
import {
  controlSpan,
  holdersRule,
  liveControl,
  powerWords,
  weakestPower,
} from '../signals/control';
import type { Found, GateInput } from './gateInput';

/** One key without delay is the worst answer; a holder who may be one counts as one. */
function control(input: GateInput): Found[] {
  const live = liveControl(input);
  if (!live) return [{ open: true, sources: [], reason: getWord(input.rule, 'open') }];
  const { powers, whole } = live.value;
  const signal = holdersRule(input.method);
  const { proven, possible } = controlSpan(signal, live.value);
  const sources = [live];
  if (!whole && possible > 0)
    return [{ open: true, sources, reason: getWord(input.rule, 'openList') }];
  const weakest = weakestPower(signal, powers);
  if (proven > 0 || !weakest) return [];
  return [
    { sources, params: powerWords(signal, weakest, input.formatMoney), unshown: possible > 0 },
  ];
}

function incidentSearch(input: GateInput): Found[] {
  const search = lookThrough(input.facts.incidentList, input.clock);
  if (search && search.value.lists.length > 0) return [];
  return [{ open: true, sources: [], reason: getWord(input.rule, 'open') }];
}

export const QUESTIONS = { control, 'incident-search': incidentSearch };
