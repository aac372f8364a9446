import { Input } from 'antd';
import { useId } from 'react';
import { controlProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

/** One line of text; `type` also chooses the keyboard of a phone. */
export function TextField({ type = 'text', ...props }: FieldProps & { type?: 'text' | 'email' }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <Input {...controlProps(props, id)} type={type} inputMode={type} />
    </FieldFrame>
  );
}
