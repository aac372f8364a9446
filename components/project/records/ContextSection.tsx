import styled from 'styled-components';
import type { ContextCategory } from '@/contracts/ratings/rating';
import { color } from '@/styles/theme';
import { copy, CONTEXT_TITLES } from '../copy';
import { Section } from '../Section';
import { SignalTable } from '../rating/SignalTable';
import { CategoryPanel } from '../rating/SignalTable.styles';

/** Hollow, like its line in the chart. */
const Hollow = styled(CategoryPanel)`
  background: none;
  border-style: dashed;
  border-color: ${color.control};
`;

interface ContextSectionProps {
  id: keyof typeof CONTEXT_TITLES;
  context: ContextCategory;
  ratedAt: string;
}

/** Market or community; never part of the score. */
export function ContextSection({ id, context, ratedAt }: ContextSectionProps) {
  return (
    <Section id={id} title={CONTEXT_TITLES[id]} note={copy.contextNote}>
      <Hollow>
        <div className="head">
          <h3>{copy.ends(context.score, context.possible)}</h3>
        </div>
        <SignalTable caption={CONTEXT_TITLES[id]} signals={context.signals} ratedAt={ratedAt} />
      </Hollow>
    </Section>
  );
}
