import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

export const FilterForm = styled.form`
  display: grid;
  gap: 16px;
  margin-bottom: 16px;
  padding: 16px 20px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 12px 16px;
  }
  .fields label {
    display: grid;
    gap: 4px;
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  select,
  input[type='search'] {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    font-size: 14px;
    font-weight: 400;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.paper};
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  .boxes {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
    max-height: 148px;
    overflow: hidden auto;
    contain: layout;
  }
  .boxes label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    font-size: 14px;
    cursor: pointer;
  }
  .boxes input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.ink};
  }
  .boxes small {
    color: ${color.ink2};
    font-size: 13px;
  }
  .actions {
    display: flex;
    gap: 8px;
  }
  @media (pointer: coarse) {
    select,
    input[type='search'] {
      font-size: 16px;
    }
    .boxes label {
      min-height: 44px;
    }
  }
`;
