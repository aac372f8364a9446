import { useId } from 'react';
import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';
import type { FieldProps } from './field';
import { FieldError } from './FieldError';

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
    font-size: 13px;
  }
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
    min-height: 44px;
    padding: 12px 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    cursor: pointer;
  }
  label:hover {
    border-color: ${color.ink};
  }
  label:has(:checked) {
    border-color: ${color.brass};
    box-shadow: 0 0 0 1px ${color.brass};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.brass};
    outline-offset: 2px;
  }
  &[aria-invalid='true'] label {
    border-color: ${color.danger};
  }
  input {
    width: 18px;
    height: 18px;
    margin: 1px 0 0;
    accent-color: ${color.brass};
    outline: none;
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
  .message {
    min-height: 32px;
    padding-top: 4px;
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
