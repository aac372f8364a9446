import { useId } from 'react';
import styled from 'styled-components';
import { color, media } from '@/styles/theme';
import { Choices } from './choices';
import type { FieldProps } from './field';
import { FieldError } from './FieldError';

const Frame = styled(Choices)`
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: 12px;
  }
  label {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    align-content: start;
    gap: 2px 10px;
    padding: 12px 14px;
  }
  input {
    margin-top: 1px;
  }
  b {
    font-weight: 600;
    font-size: 15px;
    line-height: 20px;
  }
  small {
    grid-column: 2;
    color: ${color.ink2};
    font-size: 13px;
    line-height: 18px;
  }
  ${media.phone} {
    .choices {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
    }
  }
`;

interface RadioFieldProps extends Pick<FieldProps, 'label' | 'field' | 'error' | 'busy'> {
  options: readonly { value: string; label: string; hint: string }[];
}

/** One of a few, each with a sentence about it. */
export function RadioField({ label, field, error, busy, options }: RadioFieldProps) {
  const id = useId();
  return (
    <Frame
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{label}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={field.name}
              value={option.value}
              checked={field.value === option.value}
              aria-describedby={`${id}-${option.value}`}
              aria-labelledby={`${id}-${option.value}-name`}
              onBlur={field.onBlur}
              onChange={(event) => {
                if (!busy) field.onChange(event);
              }}
            />
            <b id={`${id}-${option.value}-name`}>{option.label}</b>
            <small id={`${id}-${option.value}`}>{option.hint}</small>
          </label>
        ))}
      </div>
      <div className="message">
        <FieldError of={id} text={error} />
      </div>
    </Frame>
  );
}
