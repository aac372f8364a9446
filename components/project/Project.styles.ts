import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { color, media, radius } from '@/styles/theme';

export { Panel } from '@/components/ui/page';

export const Page = styled(Wrap)`
  padding-block: 20px 72px;
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 24px;
    align-items: start;
    margin-top: 36px;
  }
  #head + .summary {
    margin-block: 24px 16px;
  }
  .summary {
    scroll-margin-top: 44px;
  }
  ${media.tablet} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.phone} {
    padding-block: 8px;
    .columns {
      margin-top: 24px;
    }
  }
  @media print {
    .columns {
      display: block;
    }
    details::details-content {
      display: block;
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

/**
 * Anchors stop below the sticky header (the page's scroll padding) and the list of sections. No
 * deferred layout here: a link has to land where it leads.
 */
export const SectionBox = styled.section`
  scroll-margin-top: 36px;
  border-top: 1px solid ${color.line};
  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 14px;
    min-height: 64px;
    padding-block: 12px;
  }
  summary.title {
    position: relative;
    padding-right: 32px;
    cursor: pointer;
    list-style: none;
  }
  summary.title::-webkit-details-marker {
    display: none;
  }
  summary.title::after {
    content: '';
    position: absolute;
    top: 50%;
    right: 8px;
    width: 9px;
    height: 9px;
    margin-top: -7px;
    border: solid ${color.ink2};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [open] > summary.title::after {
    margin-top: -3px;
    transform: rotate(225deg);
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-bottom: 28px;
  }
  h2 {
    font-size: 24px;
  }
  .note {
    font-size: 14px;
    color: ${color.ink2};
  }
  .empty {
    padding: 18px 20px;
    color: ${color.ink2};
    border: 1px dashed ${color.line};
    border-radius: ${radius.card};
  }
  ${media.phone} {
    scroll-margin-top: 17px;
    h2 {
      font-size: 19px;
    }
    .empty {
      padding: 16px;
    }
  }
`;

export const SideCard = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  padding: 16px 18px 18px;
  h2 {
    font-size: 19px;
    margin-bottom: 10px;
  }
  p {
    font-size: 14px;
    color: ${color.ink2};
  }
`;
