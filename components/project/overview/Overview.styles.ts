import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  .wide {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const OverviewCard = styled.section`
  padding: 18px 22px 20px;
  scroll-margin-top: 44px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  h2 {
    margin-bottom: 12px;
    font-size: 19px;
  }
  .quiet {
    color: ${color.ink2};
  }
  .foot {
    margin-top: 12px;
    font-size: 13px;
    color: ${color.ink2};
  }
  .foot .old {
    color: ${color.danger};
  }
  .foot a {
    color: ${color.ink};
    text-underline-offset: 3px;
  }
  .foot > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 14px;
  }
  .sourceline {
    display: block;
    margin-top: 4px;
    font-size: 12px;
    color: ${color.ink3};
  }
  @media (pointer: coarse) {
    .foot > a {
      min-height: 44px;
    }
  }
  ${media.phone} {
    padding: 16px;
  }
`;
