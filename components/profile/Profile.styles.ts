import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Form = styled.form`
  max-width: 420px;
`;

/** As high as the name's form and the picture below it. */
export const Skeleton = styled.div`
  height: 330px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;

export const PictureBox = styled.div`
  margin-top: 28px;
  padding-top: 24px;
  border-top: 1px solid ${color.line};
  h3 {
    margin-bottom: 12px;
    font: 600 13px/1.4 ${font.ui};
  }
  .row {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 20px;
    align-items: start;
    padding: 16px;
    border: 1px dashed ${color.control};
    border-radius: ${radius.control};
  }
  .row[data-over] {
    border-color: ${color.brass};
    background: ${color.mark};
  }
  .shown {
    display: grid;
    place-items: center;
    width: 96px;
    height: 96px;
    overflow: hidden;
    border-radius: 50%;
    background: ${color.sunk};
    color: ${color.ink2};
    font-size: 34px;
    font-weight: 600;
  }
  .shown img {
    display: block;
    width: 96px;
    height: 96px;
    object-fit: cover;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .hint {
    margin-top: 10px;
    font-size: 13px;
    color: ${color.ink2};
  }
  .error {
    margin-top: 12px;
  }
  ${media.phone} {
    .row {
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
      padding: 14px;
    }
  }
`;

export const Editor = styled.div`
  outline: none;
  .stage {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 16px;
  }
  .frame {
    width: 256px;
    height: 256px;
    overflow: hidden;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.sunk};
    cursor: grab;
    touch-action: none;
  }
  .frame:active {
    cursor: grabbing;
  }
  .frame canvas {
    display: block;
    width: 254px;
    height: 254px;
  }
  .round {
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: ${color.sunk};
  }
  .hint {
    margin-top: 10px;
    font-size: 13px;
    color: ${color.ink2};
  }
  label {
    display: grid;
    gap: 6px;
    max-width: 256px;
    margin-top: 14px;
    font-size: 13px;
    font-weight: 600;
  }
  input[type='range'] {
    width: 100%;
    height: 28px;
    margin: 0;
    accent-color: ${color.brass};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 18px;
  }
  .sent {
    max-width: 256px;
    margin-top: 16px;
    font-size: 13px;
  }
  progress {
    display: block;
    width: 100%;
    height: 8px;
    margin-bottom: 6px;
    accent-color: ${color.brass};
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
`;
