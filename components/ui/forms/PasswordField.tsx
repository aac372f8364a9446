import { useId, useState } from 'react';
import styled from 'styled-components';
import { color } from '@/styles/theme';
import { copy } from './copy';
import { textProps, type FieldProps } from './field';
import { FieldFrame } from './FieldFrame';

const Frame = styled.div`
  position: relative;
  input {
    padding-right: 62px;
  }
  /* Edge's own button. */
  input::-ms-reveal {
    display: none;
  }
  button {
    position: absolute;
    top: 1px;
    right: 1px;
    min-width: 44px;
    height: 42px;
    padding: 0 12px;
    border: 0;
    background: none;
    color: ${color.ink2};
    font-size: 13px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:hover {
    color: ${color.ink};
  }
  button:focus-visible {
    outline-offset: -4px;
  }
`;

/** Can be shown while typing. `autoComplete` tells password managers whether it is old or new. */
export function PasswordField(
  props: FieldProps & { autoComplete: 'current-password' | 'new-password' },
) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint}>
      <Frame>
        <input {...textProps(props, id)} type={shown ? 'text' : 'password'} />
        <button
          type="button"
          aria-label={shown ? copy.hidePassword : copy.showPassword}
          aria-controls={id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          {shown ? copy.hide : copy.show}
        </button>
      </Frame>
    </FieldFrame>
  );
}
