/** verified-source: the mean over contracts of how well the published source matches. */
import { rowPoints } from '../../curves';
import { look } from '../lifetimes';
import { exactly, UNKNOWN } from '../span';
import type { ContractFact } from '../types';
import { liveCode, meanOfContracts, type Judged } from './contractParts';
import type { SignalInput, Verdict } from './verdict';

/** A match of code that cannot change is a publication; any other is the state of a chain. */
function liveMatch(contract: ContractFact, input: SignalInput) {
  const { unchangeable } = liveCode(contract, input);
  const matches = contract.verified?.value !== 'none';
  return look(contract.verified, unchangeable && matches ? 'fixed' : 'chain', input.clock);
}

function judgeContract(contract: ContractFact, input: SignalInput): Judged {
  const match = liveMatch(contract, input);
  return match
    ? { span: exactly(rowPoints(input.rule, match.value)), word: match.value, sources: [match] }
    : { span: UNKNOWN, word: 'unchecked', sources: [] };
}

export function verifiedSource(input: SignalInput): Verdict {
  const { contracts } = input.facts;
  const matches = contracts.map((contract) => liveMatch(contract, input)?.value);
  const verified = matches.filter((match) => match === 'exact' || match === 'partial').length;
  const unchecked = matches.filter((match) => match === undefined).length;
  const without = contracts.length - verified - unchecked;
  const none = contracts.length === 0 || unchecked === contracts.length;
  return meanOfContracts(input, (contract) => judgeContract(contract, input), {
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
