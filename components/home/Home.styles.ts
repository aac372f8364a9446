import styled from 'styled-components';
import { Card } from '@/components/ui';
import { color, font, media, radius } from '@/styles/theme';

export const Banner = styled.section`
  background: ${color.night};
  color: ${color.nightInk};
  border-bottom: 3px solid ${color.brass};
  .hero {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 64px;
    align-items: center;
    padding-block: 40px 56px;
  }
  h1 {
    font-size: 54px;
    line-height: 1.1;
  }
  h1 span {
    display: block;
  }
  .lead {
    margin: 20px 0 28px;
    font-size: 17px;
    color: ${color.nightInk2};
    max-width: 46ch;
  }
  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin-top: 20px;
    font-size: 14px;
    color: ${color.nightInk2};
  }
  .stats strong {
    color: ${color.nightInk};
  }
  .tour {
    margin-top: 12px;
    font-size: 14px;
  }
  .tour a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    text-underline-offset: 4px;
    text-decoration-color: ${color.brass2};
  }
  @media (pointer: coarse) {
    .tour {
      margin-top: 4px;
    }
    .tour a {
      min-height: 44px;
    }
  }
  ${media.tablet} {
    .hero {
      grid-template-columns: minmax(0, 1fr);
      gap: 32px;
      padding-block: 24px 40px;
    }
    h1 {
      font-size: 44px;
    }
  }
  ${media.phone} {
    h1 {
      font-size: 36px;
    }
    h1 span {
      display: inline;
    }
    .lead {
      font-size: 16px;
      margin: 12px 0 20px;
    }
    .hero {
      padding-block: 8px 28px;
    }
  }
`;

export const Featured = styled.a`
  display: block;
  padding: 22px 24px;
  background: ${color.night2};
  border: 1px solid ${color.nightLine};
  border-radius: ${radius.card};
  color: inherit;
  text-decoration: none;
  .head {
    display: flex;
    align-items: center;
    gap: 14px;
    margin-bottom: 18px;
  }
  .head div {
    flex: 1;
    min-width: 0;
  }
  .head strong {
    font-size: 16px;
  }
  .head small {
    display: block;
    color: ${color.nightInk2};
    font-size: 13px;
  }
  .head em {
    font: 500 36px/1 ${font.display};
  }
  .answers {
    display: block;
    margin-top: 14px;
    color: ${color.nightInk2};
    font-size: 13px;
  }
  svg {
    width: 100%;
  }
  &:hover {
    border-color: ${color.brass2};
  }
  ${media.tablet} {
    max-width: 560px;
  }
  ${media.phone} {
    display: none;
  }
`;

export const Trio = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;
  margin: 28px 0 44px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const ListCard = styled(Card)`
  padding: 14px 20px 8px;
  .head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  h2 {
    font-size: 20px;
  }
  .head a {
    color: ${color.ink2};
    font-size: 13px;
    text-decoration: none;
    min-height: 24px;
  }
  @media (pointer: coarse) {
    .head a {
      position: relative;
      padding: 12px 0 12px 16px;
      margin-block: -12px;
    }
  }
  .head a:hover {
    text-decoration: underline;
  }
  ul {
    margin-top: 8px;
  }
  li {
    border-top: 1px solid ${color.line2};
  }
  li a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    padding: 6px 0;
    text-decoration: none;
  }
  li a:hover strong {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  li strong {
    font-weight: 600;
    flex: none;
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li span:last-child {
    margin-left: auto;
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: right;
    font-size: 13px;
    color: ${color.ink2};
  }
  .empty {
    padding: 12px 0 16px;
    color: ${color.ink2};
    font-size: 14px;
    border-top: 1px solid ${color.line2};
    margin-top: 8px;
  }
`;
