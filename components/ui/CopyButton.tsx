import { useState } from 'react';
import styled from 'styled-components';
import { Hidden } from './layout';
import { color } from '@/styles/theme';
import { copy } from './copy';

const Small = styled.button`
  display: inline-grid;
  place-items: center;
  vertical-align: middle;
  min-width: 28px;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  &:hover {
    color: ${color.ink};
  }
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Copies the whole of what stands shortened beside it. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Small
      type="button"
      onClick={() => {
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        );
      }}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {copied ? <path d="M2 7l4 4 6-8" /> : <path d="M5 4V1h8v8h-3M1 5h8v8H1z" />}
      </svg>
      <Hidden role="status">{copied ? copy.copied : copy.copyOf(text)}</Hidden>
    </Small>
  );
}
