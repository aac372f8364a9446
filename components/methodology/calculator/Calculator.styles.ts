import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 32px;
  margin-top: 16px;
  padding: 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-size: 14px;
  fieldset {
    margin: 16px 0 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  legend,
  h4 {
    padding: 0;
    font: 600 14px/1.4 ${font.ui};
  }
  h4 {
    margin-top: 16px;
  }
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    border-top: 1px solid ${color.line2};
  }
  .project label {
    display: block;
    border: 0;
    font-weight: 600;
  }
  select,
  input {
    width: 100%;
    height: 36px;
    padding: 0 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.paper};
    font-size: 14px;
    font-weight: 400;
  }
  .project ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  .result {
    position: sticky;
    top: calc(88px + var(--above-header, 0px));
    align-self: start;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    margin-bottom: 10px;
  }
  .figure em {
    font: 500 44px/1 ${font.display};
  }
  .figure small {
    font-size: 13px;
    color: ${color.ink2};
  }
  .result ul {
    list-style: disc;
    padding-left: 18px;
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    select,
    input {
      height: 44px;
      font-size: 16px;
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    padding: 14px;
    .result {
      position: static;
      grid-row: 1;
    }
    .figure em {
      font-size: 36px;
    }
  }
`;
