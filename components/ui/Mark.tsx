import styled from 'styled-components';
import { color, font } from '@/styles/theme';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  font: 500 20px/1 ${font.display};
  letter-spacing: -0.01em;
`;

export function Mark() {
  return (
    <Row>
      <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
        <path d="M0 2h22" stroke="currentColor" strokeWidth="3" />
        <path d="M11 2v12" stroke="currentColor" strokeWidth="1.5" />
        <path d="M5 13h12l-6 12z" fill={color.brass2} />
      </svg>
      <span className="word">Plumbline</span>
    </Row>
  );
}
