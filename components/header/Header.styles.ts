import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 2px);
  z-index: 50;
  min-width: 220px;
  padding: 8px;
  background: ${color.surface};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: 0 12px 32px rgb(16 21 29 / 22%);
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    font-size: 15px;
    text-align: left;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: ${color.sunk};
    text-decoration: none;
  }
  .title {
    margin-top: 8px;
    padding: 12px 12px 4px;
    border-top: 1px solid ${color.line2};
    font: 600 12px/1.4 ${font.ui};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: ${color.ink3};
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 64px;
  .quote {
    flex: none;
    min-height: 40px;
    padding: 0 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: none;
    font-weight: 600;
    font-size: 14px;
    white-space: nowrap;
    cursor: pointer;
  }
  .quote:hover {
    border-color: currentColor;
  }
  .end {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-left: auto;
    min-width: 0;
  }
  .end > .search {
    flex: 0 1 260px;
    min-width: 0;
  }
  ${media.tablet} {
    .quote,
    nav {
      display: none;
    }
    .end {
      flex: 1;
      justify-content: flex-end;
    }
    .end > .search {
      flex: 1 1 auto;
      max-width: 360px;
    }
  }
  ${media.phone} {
    gap: 12px;
    .end {
      gap: 4px;
    }
  }
`;
