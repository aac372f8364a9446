import type { ProjectDetail } from '@/contracts/projects';
import { AuditsSection } from './AuditsSection';
import { Breadcrumb } from './Breadcrumb';
import { ContextSection } from './ContextSection';
import { GovernanceSection } from './GovernanceSection';
import { HistorySection } from './HistorySection';
import { IncidentsSection } from './IncidentsSection';
import { OnChainSection } from './OnChainSection';
import { Page } from './Project.styles';
import { ProjectHead } from './ProjectHead';
import { ProjectId } from './projectId';
import { RatingSection } from './RatingSection';
import { SectionNav } from './SectionNav';
import { SideColumn } from './SideColumn';

export interface ProjectScreenProps {
  project: ProjectDetail;
}

/** Complete without JavaScript. */
export function ProjectScreen({ project }: ProjectScreenProps) {
  const { rating } = project;
  const findContext = (id: 'market' | 'community') =>
    rating?.context.find((context) => context.id === id);
  return (
    <ProjectId value={project.id}>
      <Page>
        <Breadcrumb project={project} />
        <ProjectHead project={project} />
        <SectionNav />
        <div className="columns">
          <RatingSection project={project} />
          <SideColumn project={project} />
        </div>
        <AuditsSection project={project} />
        <OnChainSection project={project} />
        <GovernanceSection project={project} />
        <ContextSection id="market" context={findContext('market')} ratedAt={rating?.ratedAt} />
        <ContextSection
          id="community"
          context={findContext('community')}
          ratedAt={rating?.ratedAt}
        />
        <IncidentsSection incidents={project.incidents} />
        <HistorySection history={project.history} />
      </Page>
    </ProjectId>
  );
}
