import type { Badged } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects/projects';

export interface Cell {
  text: string;
  /** A sentence that explains it. */
  more?: string;
  /** Its day and where it is from. */
  source?: string;
  /** For the highest and the lowest of a row. */
  number?: number | null;
}

export interface ComparedRow {
  id: string;
  label: string;
  href?: string;
  /** One for each project, in the order of the columns. */
  cells: Cell[];
}

export interface Group {
  id: string;
  title: string;
  rows: ComparedRow[];
}

export type Head = Badged &
  Pick<ProjectDetail, 'id' | 'name' | 'logo' | 'tokenTickers' | 'sample' | 'score' | 'possible'>;

export interface Comparison {
  projects: Head[];
  groups: Group[];
  /** Their profiles differ: they are asked different questions. */
  unlike: boolean;
}
