import { badgeWords } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { plural, score as shown } from '@/lib/format/numbers';
import { copy } from './serverCopy';
import { noVerdict } from './rating/noVerdict';

/** For the head and shared links: "Aave security rating: 66, BBB proven, AA possible". */
export function describeProject(project: ProjectDetail): { title: string; description: string } {
  const { name, score, verdict, state } = project;
  const on = `${plural(project.auditCount, 'audit')} and ${plural(project.incidentCount, 'incident')} recorded. ${copy.working}`;
  const words = badgeWords(project);
  const standing =
    state === 'rated' && score !== null
      ? `${shown(score)}, ${words}`
      : words.replace(/^./, (first) => first.toLowerCase());
  return {
    title: `${name} security rating: ${standing}`,
    description: `${name}: ${verdict?.text ?? noVerdict(project)} ${on}`,
  };
}
