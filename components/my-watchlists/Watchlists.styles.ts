import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { color, font, media, radius } from '@/styles/theme';

export const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: 230px minmax(0, 1fr);
  gap: 28px;
  align-items: start;
  padding-block: 30px 72px;
  .error {
    color: ${color.danger};
    font-size: 14px;
  }
  .hint {
    font-size: 13px;
    color: ${color.ink2};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding-block: 20px 48px;
  }
`;

export const Side = styled.nav`
  h2 {
    margin-bottom: 6px;
    font: 600 12px/1.4 ${font.ui};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: ${color.ink3};
  }
  ul a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 4px 12px;
    border-radius: ${radius.control};
    color: ${color.ink};
    font-size: 15px;
    text-decoration: none;
  }
  ul a span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ul a small {
    font-size: 14px;
    color: ${color.ink3};
  }
  ul a:hover {
    background: ${color.sunk};
  }
  ul a[aria-current='page'] {
    background: ${color.ink};
    color: ${color.surface};
  }
  ul a[aria-current='page'] small {
    color: inherit;
  }
  > div {
    margin-top: 4px;
  }
  .inbox {
    margin-top: 20px;
  }
  .deleted li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
    padding-left: 12px;
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .deleted p {
    padding: 4px 12px;
  }
  ${media.tablet} {
    .lists {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 8px;
      max-height: 196px;
      overflow: hidden auto;
    }
    .lists a {
      border: 1px solid ${color.line};
      background: ${color.surface};
    }
    /* The menus have it too. */
    .inbox {
      display: none;
    }
    .tools {
      display: flex;
      flex-wrap: wrap;
      gap: 0 8px;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  margin-bottom: 18px;
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    min-width: 0;
    max-width: 100%;
  }
  h1 {
    font-size: 36px;
    outline: none;
    overflow-wrap: anywhere;
  }
  .name p {
    color: ${color.ink2};
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ${media.phone} {
    h1 {
      font-size: 30px;
    }
  }
`;

/** What happened, with a way back. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 16px;
  padding: 6px 8px 6px 18px;
  min-height: 56px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
`;

export const Banner = styled.section`
  margin-bottom: 18px;
  padding: 12px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-left: 3px solid ${color.danger};
  border-radius: ${radius.card};
  li {
    padding-block: 4px;
  }
  a {
    display: inline-block;
    padding-block: 10px;
    margin-block: -10px;
    text-underline-offset: 3px;
  }
  b {
    font-weight: 600;
  }
`;

export const Blank = styled.div`
  height: 44px;
  margin-bottom: 8px;
  background: ${color.sunk};
  border-radius: ${radius.control};
  &[data-for='head'] {
    width: 60%;
    margin-bottom: 18px;
  }
  &[data-for='rows'] {
    height: 380px;
  }
`;

export const Empty = styled.section`
  padding: 32px 28px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  h2 {
    font-size: 24px;
  }
  h1 + h2 {
    margin-top: 12px;
  }
  p {
    margin-top: 8px;
    max-width: 62ch;
    color: ${color.ink2};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
