import styled from 'styled-components';
import { SourceLine } from '@/components/ui/page';
import { formatMoney } from '@/contracts/money';
import type { ProjectIncident } from '@/contracts/projects/projects';
import { day } from '@/lib/format/dates';
import { percent, plural } from '@/lib/format/numbers';
import { color, media } from '@/styles/theme';
import { copy } from '../copy';
import { ReportLink } from './ReportLink';
import { Panel } from '../Project.styles';
import { Section } from '../Section';

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
    .fix a {
      min-height: 44px;
    }
  }
  ${media.phone} {
    padding: 14px 16px;
  }
`;

/** The rest is on its own page. */
function figures({ lossUsd, returnedShare, resolved, resolvedOn }: ProjectIncident): string {
  const ended = resolved ? copy.resolvedOn(resolvedOn) : copy.unresolved;
  return [
    [copy.loss, lossUsd === null ? copy.unknown : formatMoney(lossUsd)],
    [copy.returned, returnedShare === null ? copy.unknown : percent(returnedShare)],
    [copy.resolved, resolved === null ? copy.unknown : ended],
  ]
    .map((pair) => pair.join(': '))
    .join(' · ');
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
          <p className="what">{figures(incident)}</p>
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
