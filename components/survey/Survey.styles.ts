import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Form = styled.form`
  max-width: 640px;
  .about {
    margin-bottom: 20px;
    color: ${color.ink2};
  }
  .submit {
    max-width: 420px;
  }
`;

export const Scale = styled.fieldset`
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
  .steps {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 8px;
    max-width: 420px;
  }
  label {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-weight: 600;
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
  .ends {
    display: flex;
    justify-content: space-between;
    max-width: 420px;
    margin-top: 4px;
    font-size: 13px;
    color: ${color.ink2};
  }
  .message {
    min-height: 32px;
    padding-top: 4px;
  }
  ${media.phone} {
    label {
      gap: 6px;
    }
    .steps {
      gap: 6px;
    }
  }
`;

/** About as high as the form. Not by a style attribute: these pages' policy blocks those. */
export const Skeleton = styled.div`
  height: 560px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;
