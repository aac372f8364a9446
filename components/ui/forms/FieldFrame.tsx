import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '@/styles/theme';
import { FieldError } from './FieldError';

/** Draws the control, too. Forced colors have no shadows: there the outline shows the focus. */
const Frame = styled.div`
  label {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
    font-size: 13px;
  }
  :is(input, select, textarea) {
    --edge: ${color.control};
    --ring: 0 0;
    display: block;
    width: 100%;
    height: 44px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: var(--ring);
    color: ${color.ink};
    font: inherit;
    font-size: 15px;
    line-height: 23px;
    &:hover {
      --edge: ${color.ink};
    }
    &:focus {
      --edge: ${color.brass};
      --ring: 0 0 0 1px var(--edge);
      outline: 2px solid transparent;
    }
    &[aria-invalid='true'] {
      --edge: ${color.danger};
    }
    &:autofill {
      box-shadow:
        var(--ring),
        inset 0 0 0 44px ${color.mark};
      caret-color: ${color.ink};
      -webkit-text-fill-color: ${color.ink};
    }
    @media (pointer: coarse) {
      font-size: 16px;
    }
  }
  textarea {
    height: auto;
    min-height: 44px;
    padding-block: 9.5px;
    resize: vertical;
  }
  .hint {
    margin-top: 6px;
    color: ${color.ink3};
    font-size: 12px;
    line-height: 18px;
  }
  /* The line of the message is kept free: one that appears moves nothing, least of all the button that is being pressed. */
  .message {
    min-height: 32px;
    padding-top: 4px;
  }
`;

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function FieldFrame({ id, label, error, hint, children }: FieldFrameProps) {
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="message">
        <FieldError of={id} text={error} />
      </div>
    </Frame>
  );
}
