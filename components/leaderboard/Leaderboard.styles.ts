import styled from 'styled-components';
import { color, laterPaint, radius } from '@/styles/theme';

export const Section = styled.section`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    margin-bottom: 16px;
  }
  .top h2 {
    font-size: 30px;
  }
  .filters {
    display: none;
  }
  .filters.open,
  .filters:target {
    display: block;
  }
  .rows {
    ${laterPaint(1_300)}
    overflow-x: auto;
  }
  /* Nothing in focus is under the bar of what is ticked. */
  &:has(.pick :checked, > form [type='hidden']) .rows :is(a, button, input) {
    scroll-margin-top: 70px;
  }
  .issuer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    margin-bottom: 12px;
  }
  .issuer a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
  .issuer a:last-child {
    margin-left: 12px;
    font-size: 14px;
  }
  .overlap {
    margin-bottom: 12px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    margin-top: 16px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .below > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .pages {
    display: flex;
    gap: 8px;
  }
  .pages a,
  .pages span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    text-decoration: none;
  }
  .pages span {
    color: ${color.ink3};
    border-color: ${color.line};
  }
  .pages a:hover {
    border-color: ${color.ink};
  }
  .empty {
    padding: 48px 24px;
    text-align: center;
    color: ${color.ink2};
  }
  .empty strong {
    display: block;
    color: ${color.ink};
    font-size: 17px;
  }
`;
