import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

/** In px. */
export const AUTH_WIDTH = 760;

export const Split = styled.div`
  display: grid;
  grid-template-columns: 290px minmax(0, 1fr);
  min-height: 440px;
  background: ${color.surface};
  color: ${color.ink};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const Night = styled.div`
  display: flex;
  flex-direction: column;
  padding: 34px 28px;
  background: ${color.night};
  color: ${color.nightInk};
  .words {
    margin-block: auto;
    padding-bottom: 48px;
  }
  .claim {
    font:
      500 24px/1.3 var(--font-display),
      Georgia,
      serif;
  }
  .text {
    margin-top: 16px;
    color: ${color.nightInk2};
    font-size: 13px;
  }
  ${media.phone} {
    display: none;
  }
`;

export const Sheet = styled.div`
  padding: 36px 38px 34px;
  min-width: 0;
  h1,
  h2 {
    font-size: 30px;
  }
  .lead {
    margin: 10px 0 20px;
    color: ${color.ink2};
    font-size: 14px;
  }
  p a {
    color: ${color.ink};
    font-size: 14px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :is(.aside, .foot) a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .aside {
    display: flex;
    justify-content: space-between;
    margin-top: -14px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 20px;
    margin-top: 8px;
  }
  .agree {
    margin-bottom: 10px;
  }
  .fine {
    margin-top: 12px;
    color: ${color.ink3};
    font-size: 13px;
    line-height: 20px;
  }
  .fine a {
    color: inherit;
    font-size: inherit;
  }
  ${media.phone} {
    padding: 24px 20px;
  }
`;

export const Linked = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: 14px;
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:disabled {
    color: ${color.ink3};
    cursor: not-allowed;
    text-decoration: none;
  }
`;

export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 18px 0 14px;
  color: ${color.ink3};
  font-size: 13px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

export const Bar = styled.span`
  display: block;
  height: 44px;
  margin-top: 56px;
  border-radius: ${radius.control};
  background: ${color.sunk};
  @media (prefers-reduced-motion: no-preference) {
    animation: fade 1.2s ease-in-out infinite alternate;
    @keyframes fade {
      to {
        opacity: 0.5;
      }
    }
  }
`;
