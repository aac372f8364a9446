import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '@/styles/theme';
import { Button } from '..';

const Wide = styled(Button)`
  width: 100%;
  &:disabled {
    background: ${color.sunk};
    border-color: ${color.line};
    color: ${color.ink3};
    opacity: 1;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::before {
    content: '';
    width: 14px;
    height: 14px;
    border: 2px solid currentColor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: turn 0.8s linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

interface SubmitButtonProps {
  ready: boolean;
  /** Sent and unanswered. Stays focusable; the flow ignores a second press. */
  busy: boolean;
  children: ReactNode;
}

export function SubmitButton({ ready, busy, children }: SubmitButtonProps) {
  return (
    <Wide
      type="submit"
      data-kind="ink"
      disabled={!ready && !busy}
      aria-busy={busy}
      aria-disabled={busy || undefined}
    >
      {children}
    </Wide>
  );
}
