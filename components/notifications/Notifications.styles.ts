import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Form = styled.form`
  max-width: 640px;
  .to {
    margin-bottom: 20px;
    color: ${color.ink2};
  }
  && .choices {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
  .narrow {
    max-width: 320px;
  }
  .submit {
    max-width: 420px;
  }
`;

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0 0 20px;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 4px;
    padding: 0;
    font-weight: 600;
    font-size: 13px;
  }
  .note {
    font-size: 14px;
    color: ${color.ink2};
  }
`;

export const Lists = styled.ul`
  li {
    padding-block: 10px;
    border-top: 1px solid ${color.line2};
  }
  li:first-child {
    border-top: 0;
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 160px auto;
    align-items: center;
    gap: 8px 12px;
  }
  .name {
    font-weight: 600;
  }
  select {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 14px;
  }
  @media (pointer: coarse) {
    select {
      font-size: 16px;
    }
  }
  ${media.phone} {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .name {
      grid-column: 1 / -1;
    }
  }
`;

export const Feed = styled.div`
  margin-top: 10px;
  padding: 12px 14px;
  border-radius: ${radius.control};
  background: ${color.sunk};
  font-size: 14px;
  input {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 14px;
  }
  .note {
    margin-top: 6px;
    color: ${color.ink2};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }
  .error {
    margin-bottom: 8px;
  }
`;

export const Stop = styled.div`
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`;

/** About as high as the form. Not by a style attribute: these pages' policy blocks those. */
export const Skeleton = styled.div`
  height: 720px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;
