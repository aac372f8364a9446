import { Sheet } from '@/components/ui/page';
import type { ApiCall } from '@/lib/apiGuide';
import { copy } from './copy';
import { FieldTable } from './FieldTable';
import { Part } from './Part';
import { callAnchor, schemaAnchor } from './sections';
import { Text } from './Text';

function Call({ call }: { call: ApiCall }) {
  return (
    <Sheet id={callAnchor(call.id)}>
      <div className="name">
        <h3>
          <code>GET {call.path}</code>
        </h3>
        <span>{copy.calls.limit(call.perMinute, call.cacheSeconds)}</span>
      </div>
      <p>
        <Text>{call.summary}</Text>
      </p>
      {call.answer !== null && (
        <p>
          {copy.calls.answer} <a href={`#${schemaAnchor(call.answer)}`}>{call.answer}</a>
        </p>
      )}
      {call.parameters.length > 0 && (
        <FieldTable
          label={call.path}
          first={copy.calls.parameter}
          fields={call.parameters}
          marksRequired
        />
      )}
    </Sheet>
  );
}

export function CallsPart({ calls }: { calls: ApiCall[] }) {
  return (
    <Part id="calls">
      <p>{copy.calls.lead}</p>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </Part>
  );
}
