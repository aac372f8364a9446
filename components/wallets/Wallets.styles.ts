import styled from 'styled-components';
import { Card } from '@/components/ui';
import { color, font, media, radius } from '@/styles/theme';

export const Part = styled.section`
  margin-top: 40px;
  > h2 {
    font-size: 24px;
  }
  > .lead {
    margin-top: 6px;
    max-width: 68ch;
    font-size: 14px;
    color: ${color.ink2};
  }
`;

export const Sheet = styled(Card)`
  margin-top: 16px;
  padding: 20px 24px;
  ${media.phone} {
    padding: 16px;
  }
`;

export const Body = styled.div`
  .error,
  .note,
  .undo {
    margin-top: 12px;
    font-size: 14px;
  }
  .error {
    color: ${color.danger};
  }
  .note {
    color: ${color.ink2};
  }
  > .note:first-child {
    margin-top: 0;
  }
  .undo {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
`;

/** As high as a wallet. */
export const Skeleton = styled.div`
  height: 76px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 24px;
  padding-block: 14px;
  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${color.line2};
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .where {
    font-size: 14px;
    color: ${color.ink2};
  }
  .where code {
    font: 13px/1.5 ${font.mono};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    .where code {
      font-size: 12px;
    }
  }
  .error {
    flex-basis: 100%;
    margin: 0;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  [aria-busy='true'] {
    cursor: progress;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }
`;

export const FormGrid = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: 4px 16px;
  margin-top: 20px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  h3 {
    grid-column: 1 / -1;
    font-size: 17px;
    margin-bottom: 8px;
  }
  .end {
    grid-column: 1 / -1;
    max-width: 240px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    .end {
      max-width: none;
    }
  }
`;
