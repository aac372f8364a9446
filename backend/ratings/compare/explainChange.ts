import { listLosses, nameMissing, type Rating } from '../../rating';

const MOST_NAMES = 3;

/** "incidents, delay and audit coverage" */
function list(rows: readonly { name: string }[]): string {
  const names = rows.slice(0, MOST_NAMES).map(({ name }) => name.toLowerCase());
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

function explainRated(rating: Rating): string {
  const losses = listLosses(rating);
  const lost = losses.filter((row) => row.lost > 0);
  const unknown = losses
    .filter((row) => row.unknown >= 1)
    .sort((one, other) => other.unknown - one.unknown);
  if (lost.length === 0)
    return unknown.length === 0 ? 'Nothing is lost.' : `Not shown: ${list(unknown)}.`;
  const notShown = unknown.length === 0 ? '' : `; not shown: ${list(unknown)}`;
  return `Most is lost on ${list(lost)}${notShown}.`;
}

/** What 2.0 asks and 1.0 did not, in one sentence. */
export function explainChange(rating: Rating): string {
  const { state, cap, missing } = rating;
  switch (state) {
    case 'compromised':
    case 'wound-down':
      return 'Off the scale, as before.';
    case 'not-rated':
      return `Not shown: ${list(nameMissing(missing))}.`;
    case 'suspended':
      return 'Facts have run out since the last check.';
    case 'rated':
      return cap ? `${cap.reason.replace(/\.$/, '')} (at most ${cap.cap}).` : explainRated(rating);
  }
}
