import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const FilterForm = styled.form`
  display: grid;
  grid-template-columns: 2fr repeat(4, minmax(0, 1fr)) auto;
  gap: 12px;
  align-items: end;
  margin-bottom: 20px;
  label {
    font-size: 13px;
    font-weight: 600;
  }
  input,
  select {
    display: block;
    width: 100%;
    min-height: 44px;
    margin-top: 6px;
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-weight: 400;
    font-size: 15px;
  }
  .do {
    display: flex;
    gap: 8px;
  }
  @media (pointer: coarse) {
    input,
    select {
      font-size: 16px;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    .find {
      grid-column: 1 / -1;
    }
  }
`;

export const One = styled.article`
  max-width: 860px;
  .what {
    max-width: 75ch;
    color: ${color.ink2};
  }
  section {
    margin-top: 24px;
  }
  h2 {
    font-size: 19px;
    margin-bottom: 6px;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px 24px;
    margin: 16px 0;
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .links a,
  .to a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    margin-right: 16px;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  .sourceline {
    color: ${color.ink2};
  }
`;
