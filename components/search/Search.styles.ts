import styled from 'styled-components';
import { color, font, radius } from '@/styles/theme';

export const Box = styled.form`
  position: relative;
  .field {
    display: flex;
    align-items: center;
    background: ${color.surface};
    color: ${color.ink};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
  }
  .field:focus-within {
    outline: 2px solid ${color.brass};
    outline-offset: 1px;
  }
  .field svg {
    flex: none;
    margin-left: 14px;
    color: ${color.ink3};
  }
  input {
    flex: 1;
    min-width: 0;
    height: 42px;
    border: 0;
    background: none;
    padding: 0 10px;
    font-size: 15px;
    outline: none;
  }
  input::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    appearance: none;
  }
  kbd {
    margin-right: 8px;
    padding: 1px 9px;
    border: 1px solid ${color.line};
    border-radius: 3px;
    font: 13px ${font.ui};
    color: ${color.ink3};
  }
  &[data-variant='hero'] input {
    height: 54px;
    font-size: 16px;
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
    input {
      font-size: 16px;
    }
  }
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  z-index: 40;
  background: ${color.surface};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: 0 12px 32px rgb(16 21 29 / 22%);
  text-align: left;
  [data-variant='nav']:not([data-plain]) & {
    left: auto;
    width: min(420px, calc(100vw - 32px));
  }
  .title {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 12px 16px 4px;
    font: 600 12px/1.4 ${font.ui};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: ${color.ink3};
  }
  .note {
    padding: 20px 16px;
    color: ${color.ink2};
  }
  .note strong {
    display: block;
    color: ${color.ink};
  }
  .note button {
    margin-top: 12px;
  }
`;

export const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 6px 16px;
  span {
    background: ${color.sunk};
    border-radius: 3px;
    height: 10px;
  }
  span:nth-child(1) {
    width: 34px;
  }
  span:nth-child(2) {
    width: 32px;
    height: 32px;
    border-radius: 50%;
  }
  span:nth-child(3) {
    width: 160px;
  }
  @media (prefers-reduced-motion: no-preference) {
    span {
      animation: fade 1.2s ease-in-out infinite alternate;
    }
  }
  @keyframes fade {
    to {
      opacity: 0.5;
    }
  }
`;
