import { SentenceWords } from '@/components/ui/page';
import { Answers } from './Questions.styles';
import type { ProductText } from './productText';

/** Works without JavaScript. */
export function Questions({ questions }: { questions: ProductText['questions'] }) {
  return (
    <Answers>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {answer.map((sentence, index) => (
            <p key={index}>
              <SentenceWords sentence={sentence} />
            </p>
          ))}
        </details>
      ))}
    </Answers>
  );
}
