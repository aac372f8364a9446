import type { ProjectDetail } from '@/contracts/projects/projects';
import { copy } from '../serverCopy';

/** Where the method in force has not rated it. */
export const noVerdict = ({
  status,
  statusSince,
}: Pick<ProjectDetail, 'status' | 'statusSince'>): string =>
  status === 'active' ? copy.notRatedYet : copy.offScale[status](statusSince);
