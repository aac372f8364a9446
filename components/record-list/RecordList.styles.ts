import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { color, media } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 24px 72px;
  h1 {
    font-size: 32px;
    margin: 4px 0 8px;
    text-wrap: balance;
  }
  .lead {
    margin-bottom: 20px;
    color: ${color.ink2};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
    table-layout: fixed;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    th,
    td {
      padding-inline: 8px;
    }
  }
  tr {
    scroll-margin-top: 32px;
  }
  tr:target {
    background: ${color.sunk};
  }
  .back,
  .data,
  .pages a,
  .pages b {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
  .pages {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    margin-top: 12px;
  }
  .pages a,
  .pages b {
    justify-content: center;
    min-width: 44px;
  }
  ${media.phone} {
    padding-block: 12px 48px;
    h1 {
      font-size: 24px;
    }
    /* The source's link is right above. */
    td[data-label] > a {
      display: inline-block;
      padding-block: 4px;
    }
  }
`;
