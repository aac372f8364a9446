import { Sheet } from '@/components/ui/page';
import type { ApiError } from '@/lib/apiGuide';
import { copy } from './copy';
import { Table } from './Developers.styles';
import { Part } from './Part';
import { Text } from './Text';

const todo: Record<string, string> = copy.errors.todo;

export function ErrorsPart({ errors, siteUrl }: { errors: ApiError[]; siteUrl: string }) {
  return (
    <Part id="errors">
      <p>
        <Text>{copy.errors.lead}</Text>
      </p>
      <pre>{copy.errors.call(siteUrl)}</pre>
      <pre>{copy.errors.answer}</pre>
      <p>
        <Text>{copy.errors.own}</Text>
      </p>
      <Sheet>
        <Table aria-labelledby="errors-title">
          <thead>
            <tr>
              <th scope="col">{copy.errors.code}</th>
              <th scope="col">{copy.errors.status}</th>
              <th scope="col">{copy.errors.what}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, status, title }) => (
              <tr key={code} id={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>
                  {status} {title}
                </td>
                <td>
                  <Text>{todo[code] ?? ''}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
    </Part>
  );
}
