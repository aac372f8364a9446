import type { Dispute } from '@/contracts/reports/disputes';
import { plural } from '@/lib/format/numbers';

export const copy = {
  title: (name: string) => `Disputed facts of ${name}`,
  description: (name: string) =>
    `Facts of ${name} that visitors reported as wrong, with the state and the decision of each.`,
  lead: (count: number) =>
    `${plural(count, 'dispute')}${count > 1 ? ', newest first' : ''}. The operator checks and decides. We do not publish the reports themselves. We delete a dispute 400 days after its last change.`,
  none: 'No disputes. A reported fact appears here once the operator starts to check it.',
  fact: 'Disputed',
  other: 'A fact of this record',
  state: 'State',
  states: {
    checking: 'Being checked',
    accepted: 'Accepted',
    declined: 'Declined',
  } satisfies Record<Dispute['state'], string>,
  days: 'Days',
  received: (on: string) => `Received ${on}`,
  since: (on: string) => `Checked from ${on}`,
  closed: (on: string) => `Closed ${on}`,
  decision: 'Decision',
  changed: 'What changed',
  open: 'Not decided yet',
  correction: (id: string) => `correction ${id}`,
  corrections: 'What we corrected in this record',
} as const;
