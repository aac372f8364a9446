import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

export const FilterForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px 16px;
  align-items: end;
  margin-bottom: 16px;
  padding: 16px 20px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  label {
    display: grid;
    gap: 4px;
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  select,
  input {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    font-size: 14px;
    font-weight: 400;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.paper};
  }
  .actions {
    display: flex;
    gap: 8px;
  }
  @media (pointer: coarse) {
    select,
    input {
      font-size: 16px;
    }
  }
`;
