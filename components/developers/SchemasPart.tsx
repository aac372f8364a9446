import type { ApiSchema } from '@/lib/apiGuide';
import { copy } from './copy';
import { Folded } from './Developers.styles';
import { FieldTable } from './FieldTable';
import { Part } from './Part';
import { schemaAnchor } from './sections';

/** Folded: a link to a table inside opens it. */
export function SchemasPart({ schemas }: { schemas: ApiSchema[] }) {
  return (
    <Part id="schemas">
      <p>{copy.schemas.lead}</p>
      {schemas.map(({ name, fields }) => (
        <Folded key={name}>
          <summary>{name}</summary>
          <FieldTable
            id={schemaAnchor(name)}
            label={name}
            first={copy.schemas.field}
            fields={fields}
          />
        </Folded>
      ))}
    </Part>
  );
}
