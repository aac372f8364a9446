import styled from 'styled-components';
import type { ContextCategory } from '@/contracts/rating';
import { score as shown } from '@/lib/format/numbers';
import { color } from '@/styles/theme';
import { copy, CONTEXT_TITLES } from './copy';
import { Section } from './Section';
import { SignalTable } from './SignalTable';
import { CategoryPanel } from './SignalTable.styles';

/** Hollow, like its line in the chart. */
const Hollow = styled(CategoryPanel)`
  background: none;
  border-style: dashed;
  border-color: ${color.control};
`;

interface ContextSectionProps {
  id: keyof typeof CONTEXT_TITLES;
  context: ContextCategory | undefined;
  ratedAt: string | undefined;
}

/** Market or community; never part of the score. */
export function ContextSection({ id, context, ratedAt }: ContextSectionProps) {
  const known = context?.signals.some((signal) => signal.points !== null) ?? false;
  return (
    <Section id={id} title={CONTEXT_TITLES[id]} note={copy.contextNote}>
      {!context || !ratedAt || !known ? (
        <p className="empty">{copy.contextNone[id]}</p>
      ) : (
        <Hollow>
          <div className="head">
            <h3>{shown(context.score)}</h3>
            <span className="of">{copy.known1(context.coverage)}</span>
          </div>
          <SignalTable caption={CONTEXT_TITLES[id]} signals={context.signals} ratedAt={ratedAt} />
        </Hollow>
      )}
    </Section>
  );
}
