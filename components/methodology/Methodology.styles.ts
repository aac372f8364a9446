import styled from 'styled-components';
import { Contents, ReadPart, Sheet as BaseSheet } from '@/components/ui/page';
import { color, font, media } from '@/styles/theme';

export const Block = styled(ReadPart)`
  .category {
    margin-top: 32px;
  }
  .category > p {
    color: ${color.ink2};
    margin-top: 2px;
  }
  .category h3 small {
    font: 400 14px/1 ${font.ui};
    letter-spacing: 0;
    color: ${color.ink2};
    margin-left: 6px;
    white-space: nowrap;
  }
  ${media.phone} {
    padding-top: 24px;
    .category {
      margin-top: 20px;
      scroll-margin-top: 40px;
    }
    .category h3 {
      font-size: 20px;
    }
  }
`;

/** One line on phones, which scrolls. */
export const Places = styled(Contents)`
  ${media.phone} {
    padding: 8px 14px 0;
    ul {
      display: flex;
      gap: 20px;
      columns: auto;
      overflow-x: auto;
    }
    a {
      white-space: nowrap;
    }
  }
`;

export const Sheet = styled(BaseSheet)`
  .n {
    text-align: right;
    white-space: nowrap;
    padding-right: 0;
    width: 76px;
  }
  .line {
    margin-top: 12px;
    color: ${color.ink};
  }
  .line b {
    font-weight: 650;
    white-space: nowrap;
  }
  .then {
    margin-top: 4px;
    font-size: 14px;
  }
`;
