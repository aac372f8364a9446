import Checkbox from 'antd/es/checkbox/Checkbox';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '@/styles/theme';

const Frame = styled.div`
  .ant-checkbox-wrapper {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-size: 13px;
    line-height: 1.4;
  }
  a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .message {
    color: ${color.danger};
    font-size: 13px;
    line-height: 18px;
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
      <Checkbox
        id={id}
        name={name}
        checked={checked}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      >
        {children}
      </Checkbox>
      {error && (
        <p className="message" role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
    </Frame>
  );
}
