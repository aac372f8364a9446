import styled from 'styled-components';
import { color, font } from '@/styles/theme';
import { BRAND_SIZE } from './constants';

const Name = styled.text`
  font: 500 20px ${font.display};
  letter-spacing: -0.01em;
`;

/** Decorative: the surrounding link has the name. */
export function Wordmark() {
  return (
    <svg {...BRAND_SIZE} viewBox="0 0 168 40" aria-hidden="true">
      <path d="M0 9h22" stroke="currentColor" strokeWidth="3" />
      <path d="M11 9v12" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 20h12l-6 12z" fill={color.brass2} />
      <Name x="34" y="26" fill="currentColor">
        Plumbline
      </Name>
    </svg>
  );
}
