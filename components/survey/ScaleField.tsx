import { useId } from 'react';
import { FieldError, type FieldBinding } from '@/components/ui/forms';
import { CLARITY_MAX, CLARITY_MIN } from '@/contracts/site/survey';
import { Scale } from './Survey.styles';

const STEPS = Array.from({ length: CLARITY_MAX - CLARITY_MIN + 1 }, (_, n) =>
  String(CLARITY_MIN + n),
);

interface ScaleFieldProps {
  label: string;
  /** What the ends of the scale mean. */
  least: string;
  most: string;
  field: FieldBinding;
  error?: string;
  busy: boolean;
}

/** 1 to 5. */
export function ScaleField({ label, least, most, field, error, busy }: ScaleFieldProps) {
  const id = useId();
  return (
    <Scale
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{label}</legend>
      <div className="steps">
        {STEPS.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={field.name}
              value={step}
              checked={field.value === step}
              aria-label={nameOf(step, least, most)}
              onBlur={field.onBlur}
              onChange={(event) => {
                if (!busy) field.onChange(event);
              }}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className="ends" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </div>
      <div className="message">
        <FieldError of={id} text={error} />
      </div>
    </Scale>
  );
}

function nameOf(step: string, least: string, most: string): string {
  if (step === STEPS[0]) return `${step}, ${least}`;
  return step === STEPS.at(-1) ? `${step}, ${most}` : step;
}
