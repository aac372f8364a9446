import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Lead = styled.p`
  margin-bottom: 12px;
`;

export const Items = styled.ul`
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
`;

export const Item = styled.li`
  padding-block: 16px;
  border-top: 1px solid ${color.line2};
  &:first-child {
    margin-top: 12px;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    font-weight: 600;
  }
  [data-state] {
    padding: 1px 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    font-size: 12px;
    font-weight: 500;
    color: ${color.ink2};
  }
  [data-state='failing'],
  [data-state='paused'] {
    border-color: ${color.danger};
    color: ${color.danger};
  }
  .url {
    font-size: 14px;
  }
  .note {
    font-size: 14px;
    color: ${color.ink2};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: 12px;
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
`;

export const Sheet = styled.div`
  max-width: 640px;
  margin-block: 12px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  h3 {
    margin-bottom: 12px;
    font-size: 17px;
    outline: none;
  }
  .note {
    font-size: 14px;
    color: ${color.ink2};
  }
  .secret {
    width: 100%;
    height: 44px;
    margin-top: 10px;
    padding: 0 10px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 14px;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
  .ways button[type='submit'] {
    width: auto;
  }
  @media (pointer: coarse) {
    .secret {
      font-size: 16px;
    }
  }
`;

export const Kinds = styled.fieldset`
  min-width: 0;
  margin: 0 0 12px;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 4px;
    padding: 0;
    font-weight: 600;
    font-size: 13px;
  }
`;

export const Log = styled.div`
  margin-top: 12px;
  padding: 12px 14px;
  border-radius: ${radius.control};
  background: ${color.sunk};
  font-size: 14px;
  ol {
    max-height: 420px;
    margin-bottom: 12px;
    overflow-y: auto;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    min-height: 60px;
    padding-block: 8px;
    border-top: 1px solid ${color.line};
  }
  li:first-child {
    border-top: 0;
  }
  li button {
    grid-column: 2;
    grid-row: 1 / 3;
  }
  .what {
    font-weight: 600;
  }
  time {
    margin-left: 10px;
    font-weight: 400;
    color: ${color.ink2};
  }
  .answer {
    grid-column: 1;
    color: ${color.ink2};
  }
  .answer[data-failed] b {
    color: ${color.danger};
  }
  ${media.phone} {
    time {
      display: block;
      margin-left: 0;
    }
  }
`;

/** Not by a style attribute: these pages' policy blocks those. */
export const Skeleton = styled.div`
  height: 120px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;
