import styled from 'styled-components';
import { ExternalLink } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { LINK_KINDS } from '@/contracts/vocabulary';
import { LINK_NAMES } from '@/lib/format/labels';
import { media } from '@/styles/theme';
import { copy } from '../copy';
import type { DrawnWords } from '../overview/drawn';
import { Raises } from './Raises';
import { SideCard } from '../Project.styles';
import { VotesCard } from './VotesCard';

const Column = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.phone} {
    gap: 10px;
    section {
      padding: 10px 16px;
    }
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
  summary {
    font-size: 14px;
    line-height: 36px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .links a,
    summary {
      min-height: 44px;
    }
  }
  @media (min-width: 700px) and (max-width: 1039px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

function AboutCard({
  project: { description, links },
  drawn: {
    context: { title, lines },
    otherwise,
  },
}: {
  project: Pick<ProjectDetail, 'description' | 'links'>;
  drawn: Pick<DrawnWords, 'context' | 'otherwise'>;
}) {
  const known = LINK_KINDS.flatMap((kind) => (links[kind] ? [{ kind, href: links[kind] }] : []));
  if (known.length + lines.length === 0 && !description) return null;
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
      {otherwise.length > 0 && (
        <details>
          <summary>{copy.otherwise(otherwise.length)}</summary>
          {otherwise.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
      {lines.length > 0 && (
        <details open={lines.some(({ note }) => note)}>
          <summary>{title}</summary>
          {lines.map(({ text, href, label, note }) => (
            <p key={text}>
              {text} (<ExternalLink href={href}>{label}</ExternalLink>) {note}
            </p>
          ))}
        </details>
      )}
    </SideCard>
  );
}

interface SideColumnProps {
  project: Pick<ProjectDetail, 'id' | 'description' | 'links' | 'raises' | 'state'>;
  drawn: Pick<DrawnWords, 'corrections' | 'context' | 'otherwise'>;
}

export function SideColumn({ project, drawn }: SideColumnProps) {
  const { title, why, calculator, links } = drawn.corrections;
  return (
    <Column>
      <VotesCard key={project.id} projectId={project.id} />
      {project.state === 'rated' && <Raises raises={project.raises} />}
      <AboutCard project={project} drawn={drawn} />
      <SideCard aria-labelledby="report-title">
        <h2 id="report-title">{title}</h2>
        <p>
          {why}{' '}
          {calculator && (
            <a href={calculator.href} rel="nofollow">
              {calculator.label}
            </a>
          )}
        </p>
        <ul className="links">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} rel="nofollow">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </SideCard>
    </Column>
  );
}
