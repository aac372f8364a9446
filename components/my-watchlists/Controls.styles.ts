import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

/** A button that is words. */
export const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink2};
  font-size: 14px;
  text-align: left;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  &[data-link='true'] {
    color: ${color.ink};
    text-decoration: underline;
  }
  &:is(:disabled, [aria-disabled='true']) {
    color: ${color.ink3};
    text-decoration: none;
    cursor: default;
  }
`;

/** A button with what it opens below. */
export const Drop = styled.div`
  position: relative;
  > div {
    position: absolute;
    top: calc(100% + 4px);
    right: 0;
    z-index: 30;
    display: grid;
    gap: 4px;
    width: max-content;
    min-width: 180px;
    max-width: min(380px, calc(100vw - 32px));
    padding: 8px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    box-shadow: 0 12px 32px rgb(16 21 29 / 22%);
  }
  > div[hidden] {
    display: none;
  }
  > div > :is(a, button) {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${radius.control};
    color: ${color.ink};
    text-decoration: none;
  }
  > div > :is(a, button):not(:disabled):hover {
    background: ${color.sunk};
  }
  > div > p {
    padding: 6px 12px;
    font-size: 14px;
    color: ${color.ink2};
  }
  > div > label {
    padding: 0 12px;
  }
  input[readonly] {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.paper};
    color: ${color.ink};
    font-size: 14px;
  }
  ${media.phone} {
    > div {
      right: auto;
      left: 0;
    }
    &[data-end='true'] > div {
      right: 0;
      left: auto;
    }
  }
`;

/** A field with its buttons, in one line where there is room. */
export const InlineForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  input {
    flex: 1 1 180px;
    min-width: 0;
    max-width: 100%;
    height: 44px;
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 16px;
  }
  .error {
    flex-basis: 100%;
  }
`;
