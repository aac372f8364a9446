import { ExternalLink, Link } from '@/components/ui';
import { Sheet } from '@/components/ui/page';
import { ALERT_KINDS } from '@/contracts/alerts/alerts';
import { rareRoutes } from '@/lib/rareRoutes';
import { Table } from './Developers.styles';
import { Part } from './Part';
import { Text } from './Text';
import { webhookCopy as copy } from './webhookCopy';

const ROWS = [
  ...ALERT_KINDS.map((kind): [string, string] => [kind, copy.factsOf[kind]]),
  ['test', copy.test] as [string, string],
];

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Text>{text}</Text>
    </p>
  ));

/** For receivers: what comes, how to verify it, what happens when it fails. */
export function WebhooksPart({ siteUrl }: { siteUrl: string }) {
  return (
    <Part id="webhooks">
      <p>
        {copy.lead} <Link href={rareRoutes.webhooks}>{copy.settings}</Link>. {copy.standard}{' '}
        <ExternalLink href={copy.standardUrl}>{copy.standardName}</ExternalLink>
        {copy.libraries}
      </p>
      <pre>{copy.example(siteUrl)}</pre>
      <Paragraphs texts={copy.headers} />
      <pre>{copy.code}</pre>
      <Paragraphs texts={copy.delivery} />
      <p>
        <Text>{copy.types}</Text>
      </p>
      <Sheet>
        <Table aria-labelledby="webhooks-title">
          <thead>
            <tr>
              <th scope="col">{copy.type}</th>
              <th scope="col">{copy.facts}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([type, facts]) => (
              <tr key={type}>
                <th scope="row">
                  <code>{type}</code>
                </th>
                <td>
                  <Text>{facts}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
    </Part>
  );
}
