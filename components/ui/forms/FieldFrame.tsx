import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '@/styles/theme';

const Frame = styled.div`
  label {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
    font-size: 13px;
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
    color: ${color.danger};
    font-size: 13px;
    line-height: 18px;
  }
  @media (pointer: coarse) {
    input,
    select,
    textarea {
      font-size: 16px;
    }
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
        {error && (
          <p role="alert" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </Frame>
  );
}
