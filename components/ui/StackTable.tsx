import type { ReactNode } from 'react';

interface StackTableProps {
  /** Name, width and class of each. */
  columns: readonly (readonly [name: string, width: string, className?: string])[];
  style?: React.CSSProperties;
  children: ReactNode;
}

/** In a `Panel`. Blocks on a phone. */
export const StackTable = ({ columns, style, children }: StackTableProps) => (
  <table className="stack" style={style}>
    <thead>
      <tr>
        {columns.map(([name, width, className]) => (
          <th key={name} scope="col" style={{ width }} className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
