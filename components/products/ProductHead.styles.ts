import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Band = styled.section`
  background: ${color.night};
  color: ${color.nightInk};
  border-bottom: 3px solid ${color.brass};
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 64px;
    align-items: center;
    padding-block: 48px 52px;
  }
  .kind {
    font-size: 14px;
    color: ${color.brass2};
    margin-bottom: 10px;
  }
  h1 {
    font-size: 54px;
    line-height: 1.1;
  }
  .lead {
    margin: 16px 0 24px;
    font-size: 19px;
    line-height: 1.5;
    color: ${color.nightInk2};
    max-width: 52ch;
  }
  ul {
    padding: 10px 22px;
    background: ${color.night2};
    border: 1px solid ${color.nightLine};
    border-radius: ${radius.card};
    font-size: 15px;
  }
  li + li {
    border-top: 1px solid ${color.nightLine};
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.nightInk};
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.tablet} {
    .head {
      gap: 32px;
      grid-template-columns: minmax(0, 1fr) 240px;
      padding-block: 36px 40px;
    }
    h1 {
      font-size: 44px;
    }
    .lead {
      font-size: 17px;
    }
  }
  ${media.phone} {
    .head {
      display: block;
      padding-block: 24px 28px;
    }
    h1 {
      font-size: 36px;
    }
    .lead {
      margin: 12px 0 20px;
    }
    nav {
      display: none;
    }
  }
`;
