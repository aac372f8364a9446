import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const Band = styled.footer`
  margin-top: 72px;
  background: ${color.night};
  color: ${color.nightInk2};
  border-top: 3px solid ${color.brass};
  font-size: 14px;
  .grid {
    display: grid;
    grid-template-columns: minmax(0, 2fr);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 32px;
    padding-block: 40px 28px;
  }
  a,
  .opener {
    color: ${color.nightInk};
  }
  li a,
  .opener {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 34px;
    padding: 0;
    border: 0;
    background: none;
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  li a:hover,
  .opener:hover {
    text-decoration: underline;
  }
  li svg,
  .opener svg {
    flex: none;
    color: ${color.nightInk2};
  }
  h2 {
    font: inherit;
    font-weight: 600;
    font-size: 12px;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    line-height: 44px;
  }
  .brand {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .claim {
    max-width: 24ch;
    margin-top: 4px;
  }
  .note {
    max-width: 40ch;
    margin-top: 16px;
    font-size: 13px;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 32px;
    border-top: 1px solid ${color.nightLine};
    padding-block: 12px;
    font-size: 13px;
  }
  .end ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .copyright.phone {
    display: none;
  }
  ${media.tablet} {
    .grid {
      grid-auto-flow: row;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-auto-columns: auto;
    }
    .grid > :first-child {
      grid-column: 1 / -1;
    }
    .claim,
    .note {
      max-width: none;
    }
    .note {
      margin-top: 4px;
    }
    li a,
    .opener {
      min-height: 44px;
    }
  }
  ${media.phone} {
    margin-top: 40px;
    .grid {
      grid-template-columns: 1fr 1fr;
      gap: 12px 24px;
      padding-block: 28px 12px;
    }
    .copyright.desktop {
      display: none;
    }
    .copyright.phone {
      display: block;
      width: 100%;
      padding: 4px 0 12px;
    }
  }
`;
