/** Sentences that stand on more than one of these pages. */
export const DEMONSTRATION_SET =
  'A new installation is filled with a demonstration set as of one day. ' +
  'While it is the only data, a notice at the top says so, unless the operator has put another announcement there or you have closed it. ' +
  'The first import of other data takes the notice away and not the set: from then on its facts age like all others.';
export const CORRECTED =
  'A correction is entered with its own source and day, and the project is rated again by the same method. ' +
  'Observations are only added. An entry for a contract, an audit, an incident or a bounty is replaced; what it said stays in the facts of every rating that was published with it.';
