import { count } from '@/lib/format/numbers';

export interface Box {
  id: string;
  label: string;
  count?: number;
}

interface BoxesProps {
  name: string;
  title: string;
  boxes: readonly Box[];
  chosen: readonly string[];
}

/** Any number of values of one filter, with how many projects each finds. */
export const Boxes = ({ name, title, boxes, chosen }: BoxesProps) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="boxes">
      {boxes.map(({ id, label, count: found }) => (
        <label key={id}>
          <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
          {label}
          {found !== undefined && <small> {count(found)}</small>}
        </label>
      ))}
    </div>
  </fieldset>
);
