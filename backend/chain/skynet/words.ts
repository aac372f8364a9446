/** Why an answer is not whole. */
export const WHY = {
  noRecord: 'No record has this address.',
  notOfProject: 'The record of the project does not have this address.',
  noPowers: 'Who has power over it is not recorded.',
  notWhole: 'Whom it names was tried at that block; it does not say that there is nobody else.',
  fromRecord: 'From the record, not read from the chain.',
  functions: 'This site does not read the functions of contracts.',
  transactions: 'This site does not read calls of contracts.',
  calls: 'This site does not count calls and events on the chain.',
  notEvm: 'The project is on no EVM chain, and others are not read.',
  activity: 'This site reads no source for it.',
  notKnown: 'Not known.',
} as const;
