import styled from 'styled-components';
import { ExternalLink } from '@/components/ui';
import { SourceLine } from '@/components/ui/page';
import { formatMoney } from '@/contracts/money';
import type { ProjectIncident } from '@/contracts/projects';
import { day } from '@/lib/format/dates';
import { percent, plural } from '@/lib/format/numbers';
import { color, media } from '@/styles/theme';
import { useChainName } from './chainNames';
import { copy } from './copy';
import { ReportLink } from './ReportLink';
import { Panel } from './Project.styles';
import { Section } from './Section';

const Item = styled(Panel)`
  padding: 16px 20px 18px;
  h3 {
    font-size: 19px;
  }
  .when {
    font-size: 13px;
    color: ${color.ink2};
  }
  .what {
    margin-top: 6px;
    color: ${color.ink2};
    max-width: 75ch;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin: 12px 0 0;
  }
  dt {
    font-size: 12px;
    color: ${color.ink3};
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    font-size: 14px;
  }
  .more a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    text-underline-offset: 3px;
  }
  .fix {
    font-size: 13px;
  }
  .fix a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${color.ink2};
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    .fix a,
    .more a {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-height: 44px;
    }
  }
  ${media.phone} {
    padding: 14px 16px;
  }
`;

const toHost = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;

function Figures({ incident }: { incident: ProjectIncident }) {
  const chainName = useChainName();
  const { lossUsd, returnedShare, technique, resolved, resolvedOn, chain } = incident;
  const figures: [string, string][] = [
    [copy.loss, lossUsd === null ? copy.unknown : formatMoney(lossUsd)],
    [copy.returned, returnedShare === null ? copy.unknown : percent(returnedShare)],
    [copy.technique, technique ?? copy.unknown],
    [
      copy.resolved,
      resolved === null ? copy.unknown : resolved ? copy.resolvedOn(resolvedOn) : copy.unresolved,
    ],
    ...(chain ? [[copy.chain, chainName(chain)] as [string, string]] : []),
  ];
  return (
    <dl>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function IncidentsSection({ incidents }: { incidents: readonly ProjectIncident[] }) {
  return (
    <Section
      id="incidents"
      title={copy.incidents}
      note={incidents.length > 0 ? plural(incidents.length, 'incident') : copy.noneRecorded}
    >
      {incidents.length === 0 && <p className="empty">{copy.incidentsNone}</p>}
      {incidents.map((incident) => (
        <Item key={incident.id}>
          <p className="when">{day(incident.occurredOn)}</p>
          <h3>
            <a href={`/incidents/${incident.id}`}>{incident.title}</a>
          </h3>
          {incident.summary && <p className="what">{incident.summary}</p>}
          <Figures incident={incident} />
          {incident.links.length > 0 && (
            <ul className="more">
              {incident.links.map((url) => (
                <li key={url}>
                  <ExternalLink href={url}>{toHost(url)}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <SourceLine source={incident.source} />
          <p className="fix">
            <ReportLink kind="wrong-fact" about={incident.title}>
              {copy.reportError}
            </ReportLink>
          </p>
        </Item>
      ))}
    </Section>
  );
}
