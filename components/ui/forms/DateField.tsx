import { useId } from 'react';
import { controlProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

interface DateFieldProps extends Omit<FieldProps, 'autoComplete'> {
  /** Days, `2026-11-21`. */
  min: string;
  max: string | undefined;
}

/** The browser's own date field. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <input
        {...controlProps({ ...props, autoComplete: 'off' }, id)}
        type="date"
        min={min}
        max={max}
        readOnly={props.busy}
      />
    </FieldFrame>
  );
}
