/** The last four are failed looks: they change nothing and extend nothing. */
export type Outcome = 'changed' | 'same' | 'refused' | 'limited' | 'unreachable' | 'malformed';

export const isFailure = (outcome: Outcome): boolean => outcome !== 'changed' && outcome !== 'same';
