import styled from 'styled-components';
import type { Letter } from '@/contracts/vocabulary';
import { letterBand } from '@/lib/format/band';
import { color } from '@/styles/theme';

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  height: 26px;
  padding: 0 8px;
  border-radius: 3px;
  color: #fff;
  font-weight: 650;
  font-size: 13px;
  letter-spacing: 0.02em;
  white-space: nowrap;
  &.aaa {
    background: ${color.aaa};
  }
  &.aa {
    background: ${color.aa};
  }
  &.a {
    background: ${color.a};
  }
  &.bbb {
    background: ${color.bbb};
  }
  &.bb {
    background: ${color.bb};
  }
  &.b {
    background: ${color.b};
  }
  &.c {
    background: ${color.c};
  }
  &.provisional {
    background: transparent;
    color: inherit;
    border: 1.5px dashed currentColor;
  }
  &.none {
    background: transparent;
    color: ${color.ink3};
    font-weight: 500;
    padding: 0;
    min-width: 0;
  }
`;

interface GradeProps {
  letter: Letter | null;
  provisional?: boolean;
  /** Text without a letter, e.g. "not rated" or "Compromised". */
  without?: string;
}

/** Filled, or dashed while provisional. */
export function Grade({ letter, provisional = false, without = 'not rated' }: GradeProps) {
  if (letter === null) return <Chip className="none">{without}</Chip>;
  if (provisional)
    return (
      <Chip className="provisional" title="Provisional: fewer than 60% of the signals are known">
        {letter}
      </Chip>
    );
  return <Chip className={letterBand(letter)}>{letter}</Chip>;
}
