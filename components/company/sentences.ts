/** Shared by several legal pages. */
export const DEMONSTRATION_SET =
  'A new installation comes with a demonstration set as of one day. ' +
  'While it is the only data, a notice at the top says so, unless the operator replaced it or you closed it. ' +
  'The first import of other data removes the notice but keeps the set. From then on its facts age like all others.';
export const CORRECTED =
  'We record a correction with its own source and day, and rate the project again by the same method. ' +
  'Observations are only added. A corrected contract, audit, incident or bounty replaces the old entry, which stays in the facts of every rating published with it.';
