import type { ProjectDetail } from '@/contracts/projects';
import { plural, score as shown } from '@/lib/format/numbers';
import { STATUS_NAMES } from '@/lib/format/labels';
import { copy } from './copy';
import { headline } from './headline';

/** For the head and shared links: "Aave security rating: 86, AA". */
export function describeProject(project: ProjectDetail): { title: string; description: string } {
  const { name, rating, status, score, letter, provisional } = project;
  const on = `${plural(project.auditCount, 'audit')} and ${plural(project.incidentCount, 'incident')} recorded. ${copy.working}`;
  if (status !== 'active') {
    return {
      title: `${name} security rating: ${STATUS_NAMES[status].toLowerCase()}`,
      description: `${name}: ${copy.offScale[status](project.statusSince)} ${on}`,
    };
  }
  if (!rating || score === null)
    return {
      title: `${name} security rating: not rated yet`,
      description: `${name}. ${copy.notRatedWhy} ${on}`,
    };
  const title = `${name} security rating: ${shown(score)}, ${letter ?? ''}${provisional ? ', provisional' : ''}`;
  return { title, description: `${name}: ${headline(rating)} ${on}` };
}
