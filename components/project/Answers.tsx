import styled from 'styled-components';
import type { ProjectDetail } from '@/contracts/projects';
import { statedWords } from '@/lib/format/evidence';
import { color, media } from '@/styles/theme';
import { signalAnchor } from './constants';
import { copy } from './copy';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 28px;
  margin-top: 16px;
  padding-block: 16px 20px;
  border-top: 1px solid ${color.line2};
  font-size: 14px;
  line-height: 1.45;
  dt,
  small {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
  }
  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
  b {
    margin-right: 6px;
    font-size: 16px;
    font-weight: 600;
  }
  .bad b {
    color: ${color.danger};
  }
  .not-checked b {
    font-weight: 400;
    color: ${color.ink2};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-block: 12px;
  }
  @media (pointer: coarse) {
    div {
      position: relative;
    }
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

/** The four questions that visitors ask first: a word, a sentence, its source and day. */
export function Answers({ answers, rating }: Pick<ProjectDetail, 'answers' | 'rating'>) {
  const signals = rating?.categories.flatMap((category) => category.signals) ?? [];
  return (
    <List aria-label={copy.answers}>
      {answers.map(({ id, answer, text, signalId, evidence }) => {
        const signal = signals.find((one) => one.id === signalId);
        const tone = answer === 'not-checked' ? answer : signal?.state;
        return (
          <div key={id} className={tone}>
            <dt>{copy.questions[id]}</dt>
            <dd>
              <b>{copy.answer[answer]}</b>
              {signal ? <a href={`#${signalAnchor(signalId)}`}>{text}</a> : text}
              {evidence && (
                <small>
                  {evidence.title}, {statedWords(evidence)}
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </List>
  );
}
