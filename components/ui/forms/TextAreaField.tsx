import { useId } from 'react';
import { textProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

const PROSE = { spellCheck: true, autoCapitalize: 'sentences', autoCorrect: undefined };

interface TextAreaFieldProps extends Omit<FieldProps, 'autoComplete'> {
  rows?: number;
  /** Several addresses, say: no capitals and no spelling. */
  plain?: boolean;
}

export function TextAreaField({ rows = 3, plain = false, ...props }: TextAreaFieldProps) {
  const id = useId();
  const control = textProps({ ...props, autoComplete: 'off' }, id);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <textarea {...control} {...(!plain && PROSE)} rows={rows} />
    </FieldFrame>
  );
}
