import { RecordPage } from '@/components/record-list';
import { badgeWords, ExternalLink, Link } from '@/components/ui';
import { SourceLine } from '@/components/ui/page';
import type { IncidentDetail } from '@/contracts/endpoints';
import { REPORT_MAX } from '@/contracts/limits';
import { formatMoney } from '@/contracts/money';
import { siteOf } from '@/contracts/siteOf';
import { day } from '@/lib/format/dates';
import { percent, score as shown } from '@/lib/format/numbers';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { incidentCopy as copy } from './copy';
import { One } from './incidents.styles';

export interface IncidentScreenProps extends IncidentDetail {
  chainName: string | null;
}

type Incident = IncidentDetail['incident'];

const resolvedWords = ({ resolved, resolvedOn }: Incident): string => {
  if (resolved === null) return copy.notStated;
  return resolved ? copy.resolvedOn(resolvedOn) : copy.unresolved;
};

function Figures({ incident, chainName }: Pick<IncidentScreenProps, 'incident' | 'chainName'>) {
  const { projectId, projectName, victim, lossUsd, returnedShare, technique } = incident;
  const figures: [string, React.ReactNode][] = [
    [
      copy.victim,
      projectId === null ? (
        copy.notListed(victim)
      ) : (
        <Link href={routes.project(projectId)}>{projectName}</Link>
      ),
    ],
    [copy.loss, lossUsd === null ? copy.notStated : formatMoney(lossUsd)],
    [copy.returned, returnedShare === null ? copy.notStated : percent(returnedShare)],
    [copy.technique, technique ?? copy.notStated],
    [copy.chain, chainName ?? copy.notStated],
    [copy.resolved, resolvedWords(incident)],
  ];
  return (
    <dl>
      {figures.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Before({ incident, ratingBefore }: IncidentDetail) {
  const { projectId, projectName, victim, occurredOn } = incident;
  if (projectId === null) return null;
  if (!ratingBefore) return <p>{copy.notRatedBefore(projectName ?? victim)}</p>;
  const { ratedAt, recordedAt, methodVersion, letter, state, score } = ratingBefore;
  const words = badgeWords({ letter, state, possibleLetter: null, letterBefore: null });
  const standing = letter !== null && score !== null ? `${words}, ${shown(score)}` : words;
  return (
    <>
      <p>{copy.before(standing, ratedAt, methodVersion)}</p>
      {recordedAt >= occurredOn && <p>{copy.hindsight(recordedAt)}</p>}
      <p className="to">
        <Link href={rareRoutes.rating(projectId, ratedAt.slice(0, 10))} rel="nofollow">
          {copy.open}
        </Link>
      </p>
    </>
  );
}

function tieWords({ incident, tie }: IncidentDetail): string {
  const { projectName, victim } = incident;
  return tie === null ? copy.noTie : copy.ties[tie](projectName ?? victim, victim);
}

const Reports = ({ links }: Pick<Incident, 'links'>) => (
  <section>
    <h2>{copy.reports}</h2>
    <ul className="links">
      {links.map((url) => (
        <li key={url}>
          <ExternalLink href={url}>{siteOf(url)}</ExternalLink>
        </li>
      ))}
    </ul>
  </section>
);

function Foot({ incident: { id, projectId, title } }: { incident: Incident }) {
  const report = {
    kind: projectId === null ? ('incident' as const) : ('wrong-fact' as const),
    project: projectId ?? undefined,
    about: title.slice(0, REPORT_MAX.about),
  };
  return (
    <p className="to">
      <a href={rareRoutes.incidentJson(id)}>{copy.data}</a>{' '}
      <a href={routes.report(report)} rel="nofollow">
        {copy.reportError}
      </a>
    </p>
  );
}

/** What happened, by which source, why it counts here, and what we had said before. */
export function IncidentScreen(props: IncidentScreenProps) {
  const { incident } = props;
  const { title, summary, links, occurredOn, projectId, projectName, victim } = incident;
  return (
    <RecordPage>
      <Link className="back" href={rareRoutes.incidents()}>
        {copy.back}
      </Link>
      <One>
        <h1>{title}</h1>
        <p className="lead">
          {projectName ?? victim}, {day(occurredOn)}
        </p>
        {summary && <p className="what">{summary}</p>}
        <Figures {...props} />
        <SourceLine source={incident.source} />
        {links.length > 0 && <Reports links={links} />}
        <section>
          <h2>{copy.tieTitle}</h2>
          <p>{tieWords(props)}</p>
        </section>
        {projectId !== null && (
          <section>
            <h2>{copy.beforeTitle}</h2>
            <Before {...props} />
          </section>
        )}
        <Foot incident={incident} />
      </One>
    </RecordPage>
  );
}
