import styled from 'styled-components';
import { color, media } from '@/styles/theme';
import { SideCard } from '../Project.styles';

export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  margin-bottom: 24px;
  .stacked {
    display: grid;
    gap: inherit;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-bottom: 16px;
  }
`;

export const Card = styled(SideCard)`
  scroll-margin-top: 44px;
  li {
    padding: 6px 0;
    border-top: 1px solid ${color.line2};
    font-size: 14px;
  }
  .issuer {
    font-size: 14px;
    margin-bottom: 8px;
  }
  .issuer .sourceline {
    display: block;
    font-size: 12px;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  ol {
    margin-top: 4px;
  }
  ul {
    margin-top: 10px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
  }
  li b {
    font-weight: 600;
  }
  a {
    color: ${color.ink};
    text-underline-offset: 3px;
  }
  .report,
  .how a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 14px;
  }
  .how {
    margin-top: 10px;
  }
  @media (pointer: coarse) {
    .report,
    .how a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
