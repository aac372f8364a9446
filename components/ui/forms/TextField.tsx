import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { controlProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

/** One line of text; `type` also chooses the keyboard of a phone, `words` lets it begin words with capitals. */
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
