/** What each of the four laws forbids, as sentences; an empty list where a law holds. */
import {
  answerQuestions,
  METHOD_2_0,
  type Answer,
  type Facts,
  type Rating,
} from '../../backend/rating';
import { formatMoney } from '../../contracts/money';
import type { Change } from './change';

export type Rate = (facts: Facts, now?: string) => Rating;

const place = ({ letter }: Rating): number =>
  letter === null
    ? METHOD_2_0.letters.length
    : METHOD_2_0.letters.findIndex((row) => row.letter === letter);

const isRated = ({ state }: Rating): boolean => state === 'rated';

/** The best first. */
const ANSWERS: Record<Answer['id'], readonly string[]> = {
  control: ['no', 'partly', 'yes'],
  losses: ['no', 'partly', 'yes'],
  audited: ['yes', 'partly', 'no'],
  reward: ['yes', 'partly', 'no'],
};

const answersTo = (facts: Facts, rating: Rating): Answer[] =>
  answerQuestions(facts, rating, { method: METHOD_2_0, formatMoney });

/** What is not checked is no answer: to know less may end in it, and leads from it to the worst only. */
const isBetter = (before: Answer, after: Answer, mayBecomeAnswered: boolean): boolean => {
  if (after.answer === 'not-checked') return false;
  const order = ANSWERS[before.id];
  if (before.answer === 'not-checked') return !mayBecomeAnswered && after.answer !== order.at(-1);
  return order.indexOf(after.answer) < order.indexOf(before.answer);
};

/**
 * Laws 1, 2 and 4. `mayBecomeRated`: a bad answer is an answer, so it may make a project rated.
 * Dangers found in the better record are remembered, as the store does. A suspended rating claims no
 * letter because of facts that ran out: without those facts it is a record that never had them.
 */
export function whatGotBetter(
  facts: Facts,
  changes: Change[],
  rate: Rate,
  mayBecomeRated: boolean,
): string[] {
  const before = rate(facts);
  const answers = answersTo(facts, before);
  const compared = isRated(before) || (!mayBecomeRated && before.state !== 'suspended');
  return changes.flatMap(({ what, facts: changed }) => {
    const after = rate({ ...changed, dangers: before.dangers });
    const found: string[] = [];
    if (after.score > before.score) found.push(`score ${before.score} → ${after.score}`);
    if (compared && place(after) < place(before))
      found.push(`letter ${before.letter ?? before.state} → ${after.letter ?? after.state}`);
    answersTo(changed, after).forEach((answer, at) => {
      const earlier = answers[at]!;
      if (isBetter(earlier, answer, mayBecomeRated))
        found.push(`${answer.id} ${earlier.answer} → ${answer.answer}`);
    });
    return found.map((text) => `${facts.projectId}: ${what}: ${text}`);
  });
}

const FADE = ['maturity', 'incidents'];
const PASS = ['not-in-use', 'recent-incident', 'large-loss'];

const signalsOf = ({ categories }: Rating) => categories.flatMap(({ signals }) => signals);

/** Law 3, between two days: only maturity, fading incidents and gates of time may improve. */
export function whatImprovedByWaiting(before: Rating, after: Rating): string[] {
  const found: string[] = [];
  const late = new Map(signalsOf(after).map((signal) => [signal.id, signal]));
  for (const signal of signalsOf(before)) {
    const now = late.get(signal.id);
    if (now && !FADE.includes(signal.id) && now.proven > signal.proven)
      found.push(`${signal.id} ${signal.proven} → ${now.proven}`);
  }
  const faded = signalsOf(before).some(
    ({ id, proven }) => FADE.includes(id) && (late.get(id)?.proven ?? 0) > proven,
  );
  const gone = before.gates.some(
    ({ gate }) => PASS.includes(gate) && !after.gates.some((other) => other.gate === gate),
  );
  if (!faded && after.score > before.score) found.push(`score ${before.score} → ${after.score}`);
  if (!faded && !gone && place(after) < place(before))
    found.push(`letter ${before.letter ?? before.state} → ${after.letter ?? after.state}`);
  return found.map(
    (text) =>
      `${before.projectId}: ${before.ratedAt.slice(0, 10)} to ${after.ratedAt.slice(0, 10)}: ${text}`,
  );
}
