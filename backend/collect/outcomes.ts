/** `absent`: the source says that it has none. The last four are failed looks: they change nothing. */
export type Outcome =
  'changed' | 'same' | 'absent' | 'refused' | 'limited' | 'unreachable' | 'malformed';

const FAILURES: readonly Outcome[] = ['refused', 'limited', 'unreachable', 'malformed'];
export const isFailure = (outcome: Outcome): boolean => FAILURES.includes(outcome);
