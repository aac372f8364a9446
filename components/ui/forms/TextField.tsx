import { useId } from 'react';
import { textProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

/** `type` also picks a phone's keyboard; `words` capitalizes words. */
export function TextField({
  type = 'text',
  words = false,
  ...props
}: FieldProps & { type?: 'text' | 'email' | 'url'; words?: boolean }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <input
        {...textProps(props, id)}
        {...(words && { autoCapitalize: 'words' })}
        type={type}
        inputMode={type}
      />
    </FieldFrame>
  );
}
