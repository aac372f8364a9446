import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const AddBox = styled.section`
  margin-bottom: 18px;
  padding: 18px 20px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 8px;
  }
  h2,
  h3 {
    font-size: 19px;
  }
  h3 {
    font-size: 15px;
    margin-top: 14px;
  }
  [role='search'] {
    max-width: 520px;
  }
  [role='search'] kbd {
    display: none;
  }
  .paste {
    display: block;
    margin: 20px 0 6px;
    font-size: 14px;
    color: ${color.ink2};
  }
  textarea {
    display: block;
    width: 100%;
    min-height: 92px;
    margin-bottom: 12px;
    padding: 10px 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-size: 16px;
    resize: vertical;
  }
  .results label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  .results input {
    width: 18px;
    height: 18px;
    accent-color: ${color.brass};
  }
  .results small {
    color: ${color.ink2};
  }
  .results select {
    height: 44px;
    max-width: 100%;
    padding: 0 10px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 15px;
  }
  .results ul {
    max-height: 320px;
    overflow: hidden auto;
  }
  .unknown li {
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  .results > button {
    margin-top: 14px;
  }
  ${media.phone} {
    padding: 14px 16px 16px;
  }
`;
