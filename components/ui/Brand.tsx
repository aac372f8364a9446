import Link from 'next/link';
import styled from 'styled-components';
import { routes } from '@/lib/routes';
import { color, font } from '@/styles/theme';

const Anchor = styled(Link)`
  display: inline-flex; align-items: center; gap: 12px; min-height: 44px; text-decoration: none;
  font: 500 20px/1 ${font.display}; letter-spacing: -0.01em; color: inherit;
`;

/** The mark: a beam, a line and a bob. */
export function Brand() {
  return (
    <Anchor href={routes.home} aria-label="Plumbline, home">
      <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
        <path d="M0 2h22" stroke="currentColor" strokeWidth="3" />
        <path d="M11 2v12" stroke="currentColor" strokeWidth="1.5" />
        <path d="M5 13h12l-6 12z" fill={color.brass2} />
      </svg>
      <span>Plumbline</span>
    </Anchor>
  );
}
