/** verified-source: the mean over contracts of how well the published source matches. */
import { rowPoints } from '../../curves';
import { look, type Live } from '../lifetimes';
import { exactly, UNKNOWN } from '../span';
import type { ContractFact } from '../types';
import { liveCode, meanOfContracts, type Judged } from './contractParts';
import type { SignalInput, Verdict } from './verdict';

type Match = NonNullable<ContractFact['verified']>['value'];

/** A match of code that cannot change is a publication; any other is the state of a chain. */
function liveMatch(contract: ContractFact, input: SignalInput) {
  const { unchangeable } = liveCode(contract, input);
  const matches = contract.verified?.value !== 'none';
  return look(contract.verified, unchangeable && matches ? 'fixed' : 'chain', input.clock);
}

function judgeContract(match: Live<Match> | null, input: SignalInput): Judged {
  return match
    ? { span: exactly(rowPoints(input.rule, match.value)), word: match.value, sources: [match] }
    : { span: UNKNOWN, word: 'unchecked', sources: [] };
}

export function verifiedSource(input: SignalInput): Verdict {
  const { contracts } = input.facts;
  const judged = contracts.map((contract) => {
    const match = liveMatch(contract, input);
    return { contract, match: match?.value, ...judgeContract(match, input) };
  });
  const matches = judged.map(({ match }) => match);
  const verified = matches.filter((match) => match === 'exact' || match === 'partial').length;
  const unchecked = matches.filter((match) => match === undefined).length;
  const without = contracts.length - verified - unchecked;
  const none = contracts.length === 0 || unchecked === contracts.length;
  return meanOfContracts(input, judged, {
    value: none ? null : `${verified} of ${contracts.length}`,
    unit: none ? null : 'unit',
    words: none
      ? ['unknown']
      : [
          'found',
          ...(without > 0 ? ['some-none'] : []),
          ...(unchecked > 0 ? ['some-unchecked'] : []),
        ],
    params: { verified, unchecked, without, total: contracts.length },
  });
}
