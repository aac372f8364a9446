import styled from 'styled-components';
import { Prose } from '@/components/ui';
import { color, media } from '@/styles/theme';

/** Tables break long names rather than widen the page. */
export const Part = styled(Prose)`
  padding-top: 40px;
  scroll-margin-top: 32px;
  &:first-child {
    padding-top: 0;
  }
  h2 {
    font-size: 26px;
    margin: 0 0 12px;
  }
  li {
    margin-top: 8px;
    padding-left: 4px;
  }
  table + p {
    margin-top: 16px;
  }
  p + table {
    margin-top: 16px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  caption {
    text-align: left;
    font-size: 13px;
    color: ${color.ink3};
    padding-bottom: 6px;
  }
  th {
    text-align: left;
  }
  thead th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
  }
  tbody th {
    font-weight: 550;
    color: ${color.ink};
    min-width: 84px;
  }
  th,
  td {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
  }
  tr > :last-child {
    padding-right: 0;
    min-width: 84px;
  }
  ${media.phone} {
    padding-top: 32px;
    h2 {
      font-size: 22px;
    }
    th,
    td {
      padding-right: 10px;
    }
  }
`;
