import { useId } from 'react';
import styled from 'styled-components';
import { color } from '@/styles/theme';
import { controlProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

const Frame = styled.div`
  position: relative;
  color: ${color.ink2};
  select {
    padding-right: 36px;
    appearance: none;
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
  const { busy } = props;
  const control = controlProps(props, id);
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
