import styled from 'styled-components';
import type { Letter } from '@/contracts/vocabulary';
import { letterBand } from '@/lib/format/band';
import { color, ofBands } from '@/styles/theme';

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
  print-color-adjust: exact;
  ${ofBands((band) => `background: ${color[band]};`, '&')}
  &.none {
    background: transparent;
    color: ${color.ink3};
    font-weight: 500;
    padding: 0;
    min-width: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

interface GradeProps {
  letter: Letter | null;
  /** Text without a letter, e.g. "no cap". */
  without?: string;
}

/** A letter on its color. A rating's letter is a Badge, which shows both of its ends. */
export function Grade({ letter, without = 'not rated' }: GradeProps) {
  if (letter === null) return <Chip className="none">{without}</Chip>;
  return <Chip className={letterBand(letter)}>{letter}</Chip>;
}
