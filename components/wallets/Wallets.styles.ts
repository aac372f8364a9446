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
  .error {
    margin-top: 12px;
    color: ${color.danger};
    font-size: 14px;
  }
  .note {
    margin-top: 12px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .undo {
    display: flex;
    align-items: center;
    gap: 16px;
    margin-top: 12px;
    font-size: 14px;
  }
`;

export const Sheet = styled(Card)`
  margin-top: 16px;
  padding: 4px 20px;
  ${media.phone} {
    padding: 4px 16px;
  }
`;

/** As high as an empty list. */
export const Skeleton = styled.div`
  margin-top: 16px;
  height: 96px;
  background: ${color.sunk};
  border-radius: ${radius.card};
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 24px;
  padding-block: 14px;
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
  padding-block: 16px;
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
`;
