import type { ApiField } from '@/lib/apiGuide';
import { copy } from './copy';
import { Table } from './Developers.styles';
import { schemaAnchor } from './sections';
import { Text } from './Text';

const FEW = 12;

/** The type, which leads to the fields behind it. */
function TypeOf({ type, schema }: ApiField) {
  if (schema === null || !type.includes(schema)) return <>{type}</>;
  const [before, after] = type.split(schema, 2) as [string, string];
  return (
    <>
      {before}
      <a href={`#${schemaAnchor(schema)}`}>{schema}</a>
      {after}
    </>
  );
}

interface FieldTableProps {
  id?: string;
  label: string;
  /** Heading of the first column. */
  first: string;
  fields: ApiField[];
  marksRequired?: boolean;
}

export function FieldTable({ id, label, first, fields, marksRequired = false }: FieldTableProps) {
  return (
    <Table id={id} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{copy.calls.type}</th>
          <th scope="col">{copy.calls.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td>
              <TypeOf {...field} />
              {marksRequired && field.required && `, ${copy.calls.required}`}
            </td>
            <td>
              <Text>{field.words}</Text>
              {field.values.length > 0 && field.values.length <= FEW && (
                <span className="values"> {field.values.join(', ')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
