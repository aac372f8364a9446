import TextArea from 'antd/es/input/TextArea';
import { useId } from 'react';
import { controlProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

export function TextAreaField(props: Omit<FieldProps, 'autoComplete'>) {
  const id = useId();
  const control = controlProps({ ...props, autoComplete: 'off' }, id);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <TextArea {...control} spellCheck autoCapitalize="sentences" rows={3} />
    </FieldFrame>
  );
}
