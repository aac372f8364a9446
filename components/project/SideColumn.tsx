import styled from 'styled-components';
import { ExternalLink } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects';
import { LINK_KINDS } from '@/contracts/vocabulary';
import { LINK_NAMES } from '@/lib/format/labels';
import { color } from '@/styles/theme';
import { delayWords, holderWords, weakestFirst } from './controlWords';
import { copy, POWER_WORDS } from './copy';
import { ReportLink } from './ReportLink';
import { Raises } from './Raises';
import { SideCard } from './Project.styles';
import { VotesCard } from './VotesCard';

const Column = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  .powers li {
    padding: 8px 0;
    border-top: 1px solid ${color.line2};
    font-size: 14px;
  }
  .powers li:first-child {
    border-top: 0;
    padding-top: 0;
  }
  .powers small {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
  }
  .more {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 14px;
    text-underline-offset: 3px;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
  }
  .links a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    font-size: 14px;
    text-underline-offset: 3px;
  }
  .about {
    margin-bottom: 10px;
  }
  @media (pointer: coarse) {
    .more,
    .links a {
      min-height: 44px;
    }
  }
  @media (min-width: 700px) and (max-width: 1039px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

/** A summary, weakest holder first; the Governance section has it all. */
function ControlCard({ control }: { control: ProjectDetail['control'] }) {
  const powers = weakestFirst(control ?? []);
  const lines = [
    ...new Map(
      powers.map((power) => [
        `${holderWords(power)} ${delayWords(power)} ${power.power}`,
        {
          what: `${holderWords(power)} ${POWER_WORDS[power.power]}`,
          delay: delayWords(power),
        },
      ]),
    ),
  ];
  return (
    <SideCard aria-labelledby="control-title">
      <h2 id="control-title">{copy.whoCan}</h2>
      {lines.length === 0 ? (
        <p>{copy.controlNone}</p>
      ) : (
        <ul className="powers">
          {lines.slice(0, 4).map(([key, { what, delay }]) => (
            <li key={key}>
              {what}
              {delay && <small>{delay}</small>}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <a className="more" href="#governance">
          {copy.allPowers}
        </a>
      )}
    </SideCard>
  );
}

function LinksCard({ description, links }: Pick<ProjectDetail, 'description' | 'links'>) {
  const known = LINK_KINDS.flatMap((kind) => (links[kind] ? [{ kind, href: links[kind] }] : []));
  if (known.length === 0 && !description) return null;
  return (
    <SideCard aria-labelledby="links-title">
      <h2 id="links-title">{copy.links}</h2>
      {description && <p className="about">{description}</p>}
      <ul className="links">
        {known.map(({ kind, href }) => (
          <li key={kind}>
            <ExternalLink href={href}>{LINK_NAMES[kind]}</ExternalLink>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

export function SideColumn({
  project,
}: {
  project: Pick<ProjectDetail, 'id' | 'control' | 'description' | 'links' | 'raises' | 'score'>;
}) {
  return (
    <Column>
      <VotesCard key={project.id} projectId={project.id} />
      <ControlCard control={project.control} />
      {project.score !== null && <Raises raises={project.raises} />}
      <LinksCard description={project.description} links={project.links} />
      <SideCard aria-labelledby="report-title">
        <h2 id="report-title">{copy.reportTitle}</h2>
        <p>{copy.reportWhy}</p>
        <ul className="links">
          <li>
            <ReportLink kind="incident">{copy.reportIncident}</ReportLink>
          </li>
          <li>
            <ReportLink kind="wrong-fact">{copy.reportFact}</ReportLink>
          </li>
        </ul>
      </SideCard>
      <SideCard aria-labelledby="disclaimer-title">
        <h2 id="disclaimer-title">{copy.disclaimerTitle}</h2>
        <p>{copy.disclaimer}</p>
      </SideCard>
    </Column>
  );
}
