import { curatedFiles, readCurated, readSet } from '../../backend/facts/seed/set';
import type { CuratedRecord } from './types';

export const readRecords = (): CuratedRecord[] =>
  curatedFiles().map((name) => readCurated(name) as CuratedRecord);

export const setDay = (): string => readSet().asOf;
