import { useId, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { font } from '@/styles/theme';
import { textProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

const Mono = styled.div`
  input {
    font-family: ${font.mono};
    letter-spacing: 0.2em;
  }
`;

function withoutSpaces(event: ChangeEvent<HTMLInputElement>): ChangeEvent<HTMLInputElement> {
  event.target.value = event.target.value.replace(/\s/g, '');
  return event;
}

/**
 * A mailed code, without copied spaces. The schema checks its length, so that a paste is never cut.
 */
export function CodeField(props: Omit<FieldProps, 'autoComplete'>) {
  const id = useId();
  const control = textProps({ ...props, autoComplete: 'one-time-code' }, id);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <Mono>
        <input
          {...control}
          type="text"
          inputMode="numeric"
          onChange={(event) => control.onChange(withoutSpaces(event))}
        />
      </Mono>
    </FieldFrame>
  );
}
