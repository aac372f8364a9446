import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

/** Radio buttons in labels that look pressed. */
export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
    font-size: 13px;
  }
  label {
    min-height: 44px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    cursor: pointer;
  }
  label:hover {
    border-color: ${color.ink};
  }
  label:has(:checked) {
    border-color: ${color.brass};
    box-shadow: 0 0 0 1px ${color.brass};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.brass};
    outline-offset: 2px;
  }
  &[aria-invalid='true'] label {
    border-color: ${color.danger};
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.brass};
    outline: none;
  }
  .message {
    min-height: 32px;
    padding-top: 4px;
  }
`;
