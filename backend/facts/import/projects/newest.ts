import type { ProjectRecord } from './record';

export type Observation = NonNullable<ProjectRecord['observations']>[number];

/** The observation of a key that is in force. */
export function findNewest(
  { observations = [], sources }: ProjectRecord,
  wanted: Observation['key'],
): Observation | undefined {
  const dayOf = ({ observedOn, source }: Observation): string =>
    observedOn ?? sources?.[source]?.checkedOn ?? '';
  return observations
    .filter(({ key }) => key === wanted)
    .reduce<Observation | undefined>(
      (newest, one) => (newest && dayOf(newest) > dayOf(one) ? newest : one),
      undefined,
    );
}
