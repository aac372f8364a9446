import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

export const Export = styled.div`
  .status:not(:empty),
  .error,
  .limit,
  .actions {
    margin-top: 14px;
  }
  .limit {
    font-size: 14px;
    color: ${color.ink2};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
  button[aria-disabled='true'] {
    opacity: 0.75;
    cursor: not-allowed;
  }
`;

export const Skeleton = styled.div`
  height: 120px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;
