import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const Results = styled.div`
  .title button {
    border: 0;
    background: none;
    font-size: 12px;
    text-decoration: underline;
    cursor: pointer;
    min-height: 24px;
    color: ${color.ink2};
  }
  [role='listbox'] {
    overflow: hidden auto;
    max-height: min(70vh, 560px);
  }
  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-height: 48px;
    padding: 6px 16px;
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background: ${color.sunk};
  }
  .rank {
    width: 38px;
    flex: none;
    font-size: 13px;
    color: ${color.ink3};
  }
  .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name small {
    font-size: 14px;
    font-weight: 400;
    color: ${color.ink3};
    margin-left: 10px;
  }
  .name .apart {
    display: block;
    font-size: 13px;
    font-weight: 400;
    line-height: 1.35;
    overflow-wrap: anywhere;
    white-space: normal;
    color: ${color.ink2};
  }
  .rating {
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
  }
  .answers {
    flex-basis: 100%;
    margin-top: -4px;
    padding: 0 28px 4px 94px;
    font-size: 13px;
    color: ${color.ink2};
  }
  /* The name needs the place; the word of the rating stays. */
  ${media.phone} {
    .rating [role='img'] {
      display: none;
    }
    .words {
      max-width: 7ch;
      white-space: normal;
    }
    .answers {
      padding-left: 50px;
    }
  }
  .star {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -14px;
    color: ${color.ink3};
  }
  .star:hover {
    color: ${color.ink};
  }
  mark {
    background: ${color.mark};
    color: inherit;
    border-radius: 2px;
  }
  .more {
    justify-content: space-between;
    border-top: 1px solid ${color.line};
    font-size: 13px;
    color: ${color.ink3};
  }
  .tokens {
    padding-left: 66px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .more u {
    color: ${color.ink};
    font-size: 14px;
  }
`;
