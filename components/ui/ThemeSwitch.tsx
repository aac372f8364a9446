import { useId } from 'react';
import styled from 'styled-components';
import { THEMES, useTheme } from '@/lib/hooks/useTheme';
import { radius } from '@/styles/theme';
import { copy } from './copy';

/** Takes its colours from where it stands. */
const Group = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: 1px solid currentcolor;
  border-radius: ${radius.control};
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0 12px;
    font-size: 13px;
    cursor: pointer;
  }
  label + label {
    border-left: 1px solid currentcolor;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  label:has(:focus-visible) {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

export function ThemeSwitch() {
  const name = useId();
  const [theme, choose] = useTheme();
  return (
    <Group>
      <legend>{copy.theme.title}</legend>
      {THEMES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          {copy.theme[value]}
        </label>
      ))}
    </Group>
  );
}
