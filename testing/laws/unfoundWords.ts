/** What a verdict says, held against the facts: each sentence has to stand in them, word for word. */
import { formatMoney } from '../../contracts/money';
import { LETTERS } from '../../contracts/vocabulary';
import {
  answerQuestions,
  giveVerdict,
  type ControlPower,
  type Facts,
  type Method,
  type Rating,
} from '../../backend/rating';
import { formatDay, formatDuration } from '../../backend/rating/format';

const holder = ({ holder: who, threshold, signers }: ControlPower): string => {
  if (who === 'key') return 'one key';
  if (who === 'vote') return 'an on-chain vote';
  return threshold && signers
    ? `a ${threshold}-of-${signers} multisig`
    : 'a multisig of unknown size';
};

/** Of a row: the holder and the limit. */
export const wordsOf = (power: ControlPower): string =>
  [holder(power), ...(power.reach?.limit ? [power.reach.limit] : [])].join(': ');

const what = ({ power, reach }: ControlPower): string => {
  const verb = power === 'change-code' ? 'change' : 'move';
  if (reach?.extent === 'bounded') return `${verb} ${reach.limit}`;
  return power === 'change-code' ? 'change the code' : "move users' funds";
};

const wait = ({ delaySeconds }: ControlPower): string => {
  if (delaySeconds == null) return 'delay unknown';
  return delaySeconds === 0
    ? 'without a delay'
    : `after a delay of ${formatDuration(delaySeconds)}`;
};

const ofPower = (power: ControlPower): string =>
  `${holder(power)} can ${what(power)}, ${wait(power)}.`;

const STATES = ['Partly checked', 'Listed'];

const day = (on: string): string => formatDay(Date.parse(on));

/** Every sentence that the facts bear out, but for lists and counts. */
function listKnown(facts: Facts, rating: Rating): string[] {
  const powers = facts.control?.value.powers.filter((power) => power.holder !== 'nobody') ?? [];
  const percent = Math.floor(rating.known * 100);
  return [
    `Rated ${rating.letter}.`,
    ...STATES.map((state) => `${state}: ${percent}% is known, and a rating needs 60%.`),
    ...(rating.gates.some(({ cap }) => cap === null)
      ? STATES.map((state) => `${state}: a question is open.`)
      : []),
    ...LETTERS.flatMap((letter) => [
      `At most ${letter}: ${Math.floor(rating.lost)} points are known to be lost.`,
      ...rating.gates
        .filter(({ cap, unshown }) => cap === letter && !unshown)
        .map(({ reason }) => `At most ${letter}: ${reason.replace(/^./, (a) => a.toLowerCase())}`),
    ]),
    ...(facts.status === 'compromised' ? ['Compromised: no longer rated.'] : []),
    ...(facts.status === 'wound-down' ? ['Wound down: no longer rated.'] : []),
    ...powers.map((power) => `Biggest risk: ${ofPower(power)}`),
    ...rating.categories
      .flatMap(({ signals }) => signals)
      .filter(({ possible }) => possible < 1)
      .map(({ name }) => `Biggest drag: ${name.toLowerCase()}.`),
    ...facts.incidents.flatMap(({ title, occurredOn, lossUsd }) => [
      `${title}, ${day(occurredOn)}.`,
      `Biggest risk: large loss within a year: “${title}”, ${day(occurredOn)}.`,
      ...(lossUsd ? [`${formatMoney(lossUsd)} was lost.`] : []),
    ]),
    `We cannot match any audit to the code running now (${contracts(facts)}).`,
  ];
}

const contracts = ({ contracts: { length } }: Facts): string =>
  `${length} ${length === 1 ? 'contract' : 'contracts'}`;

const AUDITED = /^(\d+) of (\d+ contracts?) (?:is|are) audited as deployed(?:, (\d+) unknown)?\.$/;
const LISTED = /^(?:Not shown|Missing): (.+)\.$/;

function isFound(sentence: string, facts: Facts, rating: Rating): boolean {
  const audited = AUDITED.exec(sentence);
  if (audited) {
    const named = new Set(
      facts.audits.flatMap(({ scope }) => scope?.contracts.map(({ contract }) => contract) ?? []),
    );
    return audited[2] === contracts(facts) && Number(audited[1]) <= named.size;
  }
  const [, listed] = LISTED.exec(sentence) ?? [];
  if (listed) {
    const names = new Set(rating.missing.map(({ name }) => name.toLowerCase()));
    return listed.split(/, | and /).every((name) => names.has(name));
  }
  return listKnown(facts, rating).includes(sentence);
}

const NOBODY = "no one can change the code or move users' funds.";
const OTHERS = / Others are not checked\.$/;
const UNKNOWN = /: who can change the code or move users' funds\.$/;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.…]) (?=[A-Z0-9$])/);

/** Sentences of a verdict, and of its flags on powers, that no fact says. */
export function unfoundWords(facts: Facts, rating: Rating, method: Method): string[] {
  const answers = answerQuestions(facts, rating, { method, formatMoney });
  const { text, flags } = giveVerdict(facts, rating, { method, answers, formatMoney });
  const { powers: recorded, whole } = facts.control?.value ?? { powers: [], whole: false };
  const isClosed = whole && recorded.every((power) => power.holder === 'nobody');
  const powers = isClosed ? [NOBODY] : recorded.map(ofPower);
  const ofPowers = [...flags, ...answers]
    .filter(({ signalId }) => signalId === 'control' || signalId === 'upgrade-control')
    .map(({ text: said }) => ({ text: said.replace(OTHERS, '') }))
    .map((flag) => flag.text.replace(/^./, (letter) => letter.toLowerCase()))
    .filter((flag) => / can (change|move) /.test(flag) && !UNKNOWN.test(flag))
    .filter((flag) => !powers.includes(flag));
  const audited = answers
    .filter(({ id, answer }) => id === 'audited' && answer !== 'not-checked')
    .map((answer) => answer.text);
  return [
    ...[...sentencesOf(text), ...audited].filter((said) => !isFound(said, facts, rating)),
    ...ofPowers,
  ].map((said) => `${facts.projectId}: ${said}`);
}
