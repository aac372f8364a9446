import styled from 'styled-components';
import { Card, Wrap } from '@/components/ui';
import { color, media, radius } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 36px 72px;
  h1 {
    font-size: 36px;
  }
  .intro {
    margin-top: 6px;
    max-width: 68ch;
    color: ${color.ink2};
  }
  h2 {
    font-size: 24px;
  }
  .note,
  .error {
    margin-top: 12px;
    font-size: 14px;
    max-width: 75ch;
  }
  .note {
    color: ${color.ink2};
  }
  .error {
    color: ${color.danger};
  }
  .late {
    margin-top: 12px;
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
  }
`;

export const Section = styled.section`
  margin-top: 32px;
  > h2 {
    margin-bottom: 12px;
  }
  > .lead {
    margin: -6px 0 12px;
    max-width: 68ch;
    font-size: 14px;
    color: ${color.ink2};
  }
  > h3 {
    margin-top: 20px;
    font-size: 17px;
  }
  > ol {
    margin-top: 8px;
    padding-left: 20px;
    max-width: 75ch;
    font-size: 14px;
    list-style: decimal;
  }
  > ol li + li {
    margin-top: 4px;
  }
  tbody th small {
    margin-top: 6px;
    font-weight: 400;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  table {
    width: 100%;
  }
  th .project {
    display: flex;
    gap: 12px;
    align-items: center;
    font-weight: 600;
    font-size: 15px;
    white-space: normal;
  }
  tbody th {
    padding: 14px 12px 14px 20px;
    border-bottom: 1px solid ${color.line2};
    vertical-align: top;
    color: ${color.ink};
  }
  tbody tr:last-child th {
    border-bottom: 0;
  }
  em {
    margin-right: 8px;
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  thead th:first-child {
    width: 34%;
  }
  .amount {
    min-width: 84px;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    th,
    td {
      padding-inline: 8px;
    }
    thead th {
      white-space: normal;
    }
  }
  ${media.phone} {
    .amount {
      display: inline;
    }
    table.stack tbody th {
      display: block;
      padding: 0 0 6px;
      border: 0;
    }
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 16px;
  margin-top: 24px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const Tile = styled(Card)`
  padding: 16px 20px;
  h3 {
    font-size: 14px;
    font-weight: 600;
    color: ${color.ink2};
  }
  p {
    margin-top: 6px;
  }
  small {
    display: block;
    margin-top: 6px;
    font-size: 13px;
    color: ${color.ink2};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin-top: 6px;
  }
  @media (pointer: coarse) {
    li a {
      display: inline-block;
      padding-block: 10px;
    }
  }
`;

export const Chains = styled.ul`
  font-size: 14px;
  color: ${color.ink2};
  li + li {
    margin-top: 6px;
  }
  b {
    color: ${color.ink};
    font-weight: 600;
  }
`;

export const Skeleton = styled.div`
  margin-top: 24px;
  height: 240px;
  background: ${color.sunk};
  border-radius: ${radius.card};
`;
