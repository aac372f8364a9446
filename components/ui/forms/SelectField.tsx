import { useId } from 'react';
import styled from 'styled-components';
import { color, font, radius } from '@/styles/theme';
import { controlProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

const Frame = styled.div`
  position: relative;
  color: ${color.ink2};
  select {
    width: 100%;
    height: 44px;
    padding: 0 36px 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: 15px/1.5 ${font.ui};
    appearance: none;
  }
  select:hover {
    border-color: ${color.ink};
  }
  select:focus {
    outline: 0;
    border-color: ${color.brass};
    box-shadow: 0 0 0 1px ${color.brass};
  }
  select[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  select[aria-invalid='true']:focus {
    box-shadow: 0 0 0 1px ${color.danger};
  }
  &::after {
    content: '';
    position: absolute;
    right: 16px;
    top: 16px;
    width: 7px;
    height: 7px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
    select {
      appearance: auto;
    }
  }
`;

interface SelectFieldProps extends FieldProps {
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own select, which works with every screen reader and phone. */
export function SelectField({ placeholder, options, ...props }: SelectFieldProps) {
  const id = useId();
  const {
    readOnly: busy,
    status: _status,
    spellCheck: _spell,
    autoCapitalize: _capitals,
    autoCorrect: _correct,
    ...control
  } = controlProps(props, id);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <Frame>
        <select
          {...control}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            if (!busy) control.onChange(event);
          }}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Frame>
    </FieldFrame>
  );
}
