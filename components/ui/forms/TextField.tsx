import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { controlProps, type FieldProps } from './field';
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
      <Input
        {...controlProps(props, id)}
        {...(words && { autoCapitalize: 'words' })}
        type={type}
        inputMode={type}
      />
    </FieldFrame>
  );
}
