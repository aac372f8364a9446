/** Words that only the server needs. */
import { count, plural } from '@/lib/format/numbers';
import { copy as words } from '../copy';
import { pointsOf } from '@/lib/format/points';

const shown = (points: number): string => pointsOf(points).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const copy = {
  more: (rest: number, kinds: readonly string[]) =>
    `${count(rest)} more${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}.`,
  withFunds: (contracts: number) => `${count(contracts)} with funds`,
  unverified: (contracts: number) => `${count(contracts)} without published source`,
  unchecked: (contracts: number) => `${count(contracts)} with source not checked`,
  allAudits: (total: number) => `All ${plural(total, 'audit')}`,
  chain: (on: string) => `Who can call what, read from the chain on ${on}`,
  allContracts: (total: number) => `All ${plural(total, 'contract')}`,
  allData: 'All in the data (JSON)',
  withPoints: (parts: number, points: string) =>
    points === words.unknown ? `${count(parts)} ${points}` : `${count(parts)} at ${points}`,
  mean: (total: number, proven: number, possible: number) => {
    const end = (sum: number, of: string) =>
      `${shown(sum)} ÷ ${count(total)} = ${pointsOf(sum / total)} ${of}`;
    return `Mean of all ${count(total)}: ${[
      end(proven, 'proven'),
      ...(possible === proven ? [] : [end(possible, 'possible')]),
    ].join('; ')}.`;
  },
} as const;
