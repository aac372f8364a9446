import type { ProjectDetail } from '@/contracts/projects/projects';
import { statedWords } from '@/lib/format/evidence';
import { signalAnchor } from '../constants';
import { copy } from '../copy';

/** The four questions that visitors ask first: a word, a sentence, its day and source. */
export function Answers({ answers, rating }: Pick<ProjectDetail, 'answers' | 'rating'>) {
  return (
    <dl>
      {answers.map(({ id, answer, text, signalId, state, evidence }) => (
        <div key={id} className={answer === 'not-checked' ? answer : state}>
          <dt>{copy.questions[id]}</dt>
          <dd>
            <b>{copy.answer[answer]}</b>
            {rating ? <a href={`#${signalAnchor(signalId)}`}>{text}</a> : text}
            {evidence && (
              <small>
                {statedWords(evidence)} · {evidence.title}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
