import { useId } from 'react';
import { textProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

export function TextAreaField(props: Omit<FieldProps, 'autoComplete'>) {
  const id = useId();
  const control = textProps({ ...props, autoComplete: 'off' }, id);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <textarea {...control} spellCheck autoCapitalize="sentences" rows={3} />
    </FieldFrame>
  );
}
