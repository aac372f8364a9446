import { useState } from 'react';
import styled from 'styled-components';
import { Hidden } from '@/components/ui';
import { color } from '@/styles/theme';
import { copy } from './copy';

const Small = styled.button`
  min-width: 28px;
  min-height: 28px;
  padding: 0 6px;
  border: 0;
  background: none;
  color: ${color.ink2};
  font-size: 12px;
  cursor: pointer;
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
      <span aria-hidden="true">{copied ? '✓' : '⧉'}</span>
      <Hidden role="status">{copied ? copy.copied : copy.copyOf(text)}</Hidden>
    </Small>
  );
}
