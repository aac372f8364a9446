import styled from 'styled-components';
import { WIDTH } from '@/styles/tokens';
import { color, media, radius } from '@/styles/theme';

export const Wrap = styled.div`
  max-width: ${WIDTH.content}px;
  margin: 0 auto;
  padding: 0 ${WIDTH.gutter}px;
  ${media.phone} {
    padding: 0 ${WIDTH.gutterPhone}px;
  }
`;

export const Card = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

/** For screen readers only. */
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const controlCss = `
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 0 18px;
  border-radius: ${radius.control}; font-weight: 550; font-size: 14px; text-decoration: none; cursor: pointer; border: 1px solid transparent;
`;
export const Button = styled.button`
  ${controlCss}
  background: ${color.surface};
  border-color: ${color.control};
  color: ${color.ink};
  &:hover {
    border-color: ${color.ink};
  }
  &[data-kind='ink'] {
    background: ${color.ink};
    color: ${color.surface};
    border-color: ${color.ink};
  }
  &[data-kind='brass'] {
    background: ${color.brass2};
    color: ${color.onBrass};
    border-color: ${color.brass2};
  }
  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.surface};
  }
  &:disabled {
    opacity: 0.75;
    cursor: not-allowed;
  }
`;

export const Float = styled.div`
  position: fixed;
  left: 50%;
  transform: translateX(-50%);
  z-index: 1100;
  width: max-content;
  max-width: calc(100% - 32px);
  padding: 10px 16px;
  border-radius: ${radius.control};
  background: ${color.night};
  color: ${color.nightInk};
  font-size: 14px;
`;

export const Prose = styled.div`
  max-width: 68ch;
  color: ${color.ink2};
  p + p,
  p + ul,
  ul + p {
    margin-top: 12px;
  }
  h2,
  h3 {
    color: ${color.ink};
    margin: 28px 0 10px;
  }
  ul {
    list-style: disc;
    padding-left: 20px;
  }
  a {
    color: ${color.link};
  }
`;
