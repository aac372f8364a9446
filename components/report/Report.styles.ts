import styled from 'styled-components';
import { Card, Wrap } from '@/components/ui';
import { color, media, radius } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 36px 72px;
  max-width: 808px;
  h1 {
    font-size: 36px;
    text-wrap: balance;
  }
  .lead {
    margin: 10px 0 24px;
    color: ${color.ink2};
    font-size: 17px;
    max-width: 62ch;
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
    .lead {
      font-size: 15px;
      margin-bottom: 18px;
    }
  }
`;

/** Keeps most of the form's height while that loads. */
export const Sheet = styled(Card)`
  position: relative;
  min-height: 980px;
  padding: 24px 28px 28px;
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 240px;
    column-gap: 20px;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
  }
  .end button {
    width: auto;
  }
  .end p {
    flex: 1 1 260px;
    color: ${color.ink2};
    font-size: 13px;
  }
  .end a {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .note {
    padding: 12px 16px;
    border: 1px solid ${color.brass};
    border-radius: ${radius.control};
  }
  .note a {
    color: ${color.link};
  }
  ${media.phone} {
    min-height: 1220px;
    padding: 18px 16px 24px;
    .pair {
      grid-template-columns: minmax(0, 1fr);
    }
    .end button {
      width: 100%;
    }
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;

/** Hidden from people, without the "display: none" that bots look for. */
export const Trap = styled.div`
  position: absolute;
  left: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
