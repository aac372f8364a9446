import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { color, laterPaint, media, radius } from '@/styles/theme';

export { Panel } from '@/components/ui/page';

export const Page = styled(Wrap)`
  padding-block: 20px 72px;
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 24px;
    align-items: start;
  }
  ${media.tablet} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.phone} {
    padding-block: 8px 48px;
  }
`;

/** Anchors stop below the sticky header (the page's scroll padding) and the list of sections. */
export const SectionBox = styled.section`
  scroll-margin-top: 24px;
  padding-top: 36px;
  &:first-child {
    padding-top: 0;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 14px;
    margin-bottom: 14px;
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    ${laterPaint(480)}
  }
  h2 {
    font-size: 24px;
  }
  .title p {
    color: ${color.ink2};
    font-size: 14px;
  }
  .empty {
    padding: 18px 20px;
    color: ${color.ink2};
    border: 1px dashed ${color.line};
    border-radius: ${radius.card};
  }
  ${media.phone} {
    scroll-margin-top: 12px;
    padding-top: 28px;
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
