import { AuditsSection } from './records/AuditsSection';
import type { BoundProject } from './bound/bound';
import { Breadcrumb } from './head/Breadcrumb';
import { CategoryCard } from './rating/CategoryCard';
import { ChainNames } from './head/chainNames';
import { ContextSection } from './records/ContextSection';
import { copy } from './copy';
import type { DrawnOverview } from './overview/drawn';
import { FreshnessStrip } from './overview/FreshnessStrip';
import { GovernanceSection } from './records/GovernanceSection';
import { HistorySection } from './rating/HistorySection';
import { IncidentsSection } from './records/IncidentsSection';
import { knownContext, listSections, type SectionId } from './constants';
import { NotRated } from './rating/NotRated';
import { OnChainSection } from './records/OnChainSection';
import { OpenAll } from './rating/OpenAll';
import { Overview } from './overview/Overview';
import { Page } from './Project.styles';
import { ProjectHead } from './head/ProjectHead';
import { ProjectId } from './projectId';
import { Section } from './Section';
import { SectionNav } from './head/SectionNav';
import { SideColumn } from './side/SideColumn';
import { useFolds } from './rating/useFolds';
import { WholeScore } from './head/WholeScore';

export interface ProjectScreenProps {
  project: BoundProject;
  drawn: DrawnOverview;
}

/** The proof: every signal with its source, folded by category. */
function RatingSection({ project: { rating } }: Pick<ProjectScreenProps, 'project'>) {
  if (!rating) return null;
  return (
    <Section id="rating" title={copy.proof} note={<OpenAll />} open className="tour-step-6">
      <FreshnessStrip rating={rating} />
      <div className="folds">
        {rating.categories.map((category) => (
          <CategoryCard key={category.id} category={category} ratedAt={rating.ratedAt} />
        ))}
        <WholeScore rating={rating} />
      </div>
    </Section>
  );
}

function Proof({ project }: Pick<ProjectScreenProps, 'project'>) {
  const { rating } = project;
  const context = (id: 'market' | 'community') => {
    const found = knownContext(project, id);
    return found && <ContextSection id={id} context={found} ratedAt={rating?.ratedAt ?? ''} />;
  };
  return (
    <div>
      <RatingSection project={project} />
      <AuditsSection project={project} />
      <OnChainSection project={project} />
      <GovernanceSection project={project} />
      {context('market')}
      {context('community')}
      <IncidentsSection incidents={project.incidents} />
      <HistorySection history={project.history} />
    </div>
  );
}

const SUMMARY: SectionId = 'summary';

/** Summary first, then the proof, folded. Complete without JavaScript. */
export function ProjectScreen({ project, drawn }: ProjectScreenProps) {
  const sections = listSections(project);
  useFolds(project.id);
  return (
    <ProjectId value={project.id}>
      <ChainNames value={drawn.chains}>
        <Page key={project.id}>
          <Breadcrumb project={project} category={drawn.category} />
          <ProjectHead project={project} meta={drawn.meta} />
          {!drawn.isBare && <SectionNav project={project} sections={sections} />}
          <section id={SUMMARY} aria-label={copy.summary} className="summary">
            {project.state === 'not-rated' && (
              <NotRated project={project} recorded={drawn.recorded} />
            )}
            {drawn.hasOverview && <Overview project={project} drawn={drawn} />}
          </section>
          {drawn.isBare ? (
            <SideColumn project={project} drawn={drawn} />
          ) : (
            <div className="columns">
              <Proof project={project} />
              <SideColumn project={project} drawn={drawn} />
            </div>
          )}
        </Page>
      </ChainNames>
    </ProjectId>
  );
}
