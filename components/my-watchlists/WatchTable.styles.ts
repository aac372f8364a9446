import styled from 'styled-components';
import { ProjectTable } from '@/components/leaderboard/page';
import { color, media, radius } from '@/styles/theme';

export const Table = styled(ProjectTable)`
  width: 100%;
  tbody .rank {
    width: 40px;
    padding: 8px 0 8px 8px;
  }
  thead th {
    padding-block: 8px;
    white-space: normal;
  }
  .under {
    display: block;
    margin: 2px 0 0 46px;
    font-size: 13px;
    font-weight: 400;
    line-height: 1.4;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  /** The whole note is in the row's panel. */
  .note {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: pre-line;
  }
  .since.up {
    color: ${color.aa};
  }
  .since.down {
    color: ${color.danger};
  }
  .act {
    position: sticky;
    right: 0;
    width: 60px;
    padding-left: 0;
    background: ${color.surface};
  }
  tbody tr:hover .act {
    background: ${color.paper};
  }
  .act button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-left: auto;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink2};
    font-size: 18px;
    cursor: pointer;
  }
  .act button:is(:hover, [aria-expanded='true']) {
    border-color: ${color.control};
    color: ${color.ink};
  }
  tbody tr.tools:hover {
    background: none;
  }
  .tools td {
    padding-top: 0;
    background: ${color.paper};
  }
  .tools .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    padding-top: 6px;
  }
  .tools textarea {
    display: block;
    width: 100%;
    max-width: 560px;
    min-height: 68px;
    margin: 4px 0 8px;
    padding: 8px 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-size: 16px;
    resize: vertical;
  }
  .tools label {
    font-size: 13px;
    font-weight: 600;
    color: ${color.ink2};
  }
  .blank span {
    display: block;
    height: 14px;
    max-width: 180px;
    background: ${color.sunk};
    border-radius: 3px;
  }
  ${media.phone} {
    tbody .rank {
      width: auto;
      padding: 6px 0;
    }
    .under {
      margin-left: 42px;
    }
    tbody .act {
      grid-area: 2 / 1;
      position: static;
      width: auto;
      align-self: start;
      margin: -4px 0 -40px -12px;
      padding: 0;
      background: none;
    }
    tbody tr.tools {
      content-visibility: visible;
      display: block;
      margin-top: -12px;
      border-top: 0;
      border-radius: 0 0 ${radius.card} ${radius.card};
    }
    .tools td {
      background: none;
    }
  }
`;

export const Rows = styled.div`
  overflow-x: auto;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 12px;
  font-size: 14px;
  input[type='search'],
  select {
    height: 44px;
    min-width: 0;
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 16px;
  }
  input[type='search'] {
    flex: 1 1 200px;
    max-width: 320px;
  }
  ${media.phone} {
    input[type='search'] {
      flex-basis: 100%;
      max-width: none;
    }
    select {
      flex: 1 1 180px;
    }
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-left: auto;
    text-underline-offset: 3px;
  }
  .columns {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin: 0;
    padding: 0 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  .columns legend {
    position: absolute;
  }
  .columns[hidden] {
    display: none;
  }
  .columns label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .columns input {
    width: 18px;
    height: 18px;
    accent-color: ${color.brass};
  }
`;
