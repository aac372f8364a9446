import styled from 'styled-components';
import { Button } from '@/components/ui';
import { routes } from '@/lib/routes';
import { color, radius } from '@/styles/theme';
import { copy } from './copy';

/** Of the form that the boxes of all rows belong to. */
export const PICKED = 'compare-picked';

/** Sticks below the header (65 px) while a box is ticked. */
const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 12px;
  font-size: 14px;
  color: ${color.ink2};
  p {
    flex: 1;
  }
  [type='reset'] {
    display: none;
  }
  section:has(.pick :checked) > & {
    position: sticky;
    top: calc(65px + var(--above-header, 0px));
    z-index: 10;
    padding: 8px 12px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: 0 0 ${radius.card} ${radius.card};
    box-shadow: 0 6px 20px rgb(16 21 29 / 12%);
    [type='reset'] {
      display: inline-flex;
    }
    [type='submit'] {
      border-color: ${color.ink};
      background: ${color.ink};
      color: ${color.surface};
    }
  }
  @media print {
    display: none;
  }
`;

/** A plain form, so that choosing works without scripts. */
export const ComparePicked = () => (
  <Form id={PICKED} action={routes.compare} method="get">
    <p>{copy.pickHint}</p>
    <Button type="reset">{copy.pickClear}</Button>
    <Button type="submit">{copy.pickCompare}</Button>
  </Form>
);
