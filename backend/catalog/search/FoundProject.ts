import type { SearchResult } from '../../../contracts/projects/projects';
import type { Location } from './listLocations';

/** What the index holds of a result; the rest is read for the rows of one answer. */
export type FoundProject = Omit<SearchResult, keyof Location>;
