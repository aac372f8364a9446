import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

export const Combobox = styled.div`
  position: relative;
  [role='listbox'] {
    position: absolute;
    z-index: 10;
    top: calc(100% + 4px);
    right: 0;
    left: 0;
    overflow: hidden auto;
    max-height: 264px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: 0 8px 24px rgb(16 21 29 / 14%);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 6px 12px;
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background: ${color.sunk};
  }
  [role='option'] span {
    min-width: 0;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='option'] .apart {
    overflow-wrap: anywhere;
  }
  [role='option'] small {
    font-size: 14px;
    color: ${color.ink3};
  }
`;
