import { ExternalLink, Hidden } from '@/components/ui';
import { Panel } from '@/components/ui/page';
import { copy, RULE_WORDS } from './copy';
import type { WebsiteExample } from './examples';

type Result = WebsiteExample['results'][number];

function Found({ result: { found, where, met } }: { result: Result }) {
  const cookies = where === 'set-cookie';
  return (
    <>
      <small>{cookies ? (met ? copy.cookiesAll : copy.cookiesBreaking) : where}</small>
      {found === null ? (
        copy.missing
      ) : (
        <span className="code" data-header={where}>
          {found}
        </span>
      )}
    </>
  );
}

function RuleRow({ result }: { result: Result }) {
  const { rule, met, source } = result;
  return (
    <tr data-rule={rule}>
      <td>
        <strong>{RULE_WORDS[rule]}</strong>
        <small>
          {copy.writtenIn} <ExternalLink href={source.url}>{source.title}</ExternalLink>
        </small>
      </td>
      <td data-label={copy.result}>
        <span className={met ? 'verdict' : 'verdict no'}>
          {met ? `✓ ${copy.met}` : `✗ ${copy.notMet}`}
        </span>
      </td>
      <td>
        <Found result={result} />
      </td>
    </tr>
  );
}

export function WebsiteCheck({ example: { siteUrl, results } }: { example: WebsiteExample }) {
  const met = results.filter((result) => result.met).length;
  return (
    <>
      <p className="named">
        <strong>{copy.checked(siteUrl)}</strong>
        <span>{copy.tally(met, results.length)}</span>
      </p>
      <Panel>
        <table className="stack">
          <Hidden as="caption">{copy.checked(siteUrl)}</Hidden>
          <thead>
            <tr>
              <th scope="col" style={{ width: '36%' }}>
                {copy.rule}
              </th>
              <th scope="col" style={{ width: '12%' }}>
                {copy.result}
              </th>
              <th scope="col">{copy.found}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <RuleRow key={result.rule} result={result} />
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}
