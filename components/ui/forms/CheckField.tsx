import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '@/styles/theme';
import { FieldError } from './FieldError';

const Frame = styled.div`
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: 13px;
    line-height: 1.4;
    cursor: pointer;
  }
  input {
    flex: none;
    display: grid;
    justify-content: center;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    appearance: none;
    cursor: pointer;
  }
  label:hover input,
  input:checked {
    border-color: ${color.brass};
  }
  input[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  input:checked {
    background: ${color.brass};
  }
  input:checked::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: 1px;
    border: solid ${color.nightInk};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    input::after {
      display: none;
    }
  }
  a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface CheckFieldProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  busy: boolean;
  children: ReactNode;
}

export function CheckField({ name, checked, onChange, error, busy, children }: CheckFieldProps) {
  const id = useId();
  return (
    <Frame>
      <label>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => {
            if (!busy) onChange(event.target.checked);
          }}
        />
        <span>{children}</span>
      </label>
      <FieldError of={id} text={error} />
    </Frame>
  );
}
