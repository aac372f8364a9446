import styled from 'styled-components';
import { Button } from '@/components/ui';
import { routes } from '@/lib/routes';
import { color, radius } from '@/styles/theme';
import { copy } from './copy';
import type { Picked } from './usePicked';

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
  section:has(.pick :checked) > &,
  &:has([type='hidden']) {
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

interface ComparePickedProps {
  picked: Picked;
  /** Of the rows on this page, which have their own boxes. */
  shown: readonly string[];
}

/** A plain form, so that choosing works without scripts; with them, on several pages of the list. */
export const ComparePicked = ({ picked: { form, ids, clear }, shown }: ComparePickedProps) => (
  <Form id={PICKED} ref={form} action={routes.compare} method="get" onReset={clear}>
    {ids
      .filter((id) => !shown.includes(id))
      .map((id) => (
        <input key={id} type="hidden" name="projects" value={id} />
      ))}
    <p aria-live="polite">{ids.length > 0 ? copy.picked(ids.length) : copy.pickHint}</p>
    <Button type="reset">{copy.pickClear}</Button>
    <Button type="submit">{copy.pickCompare}</Button>
  </Form>
);
