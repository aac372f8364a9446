/** Why an answer is not whole. */
export const WHY = {
  noRecord: 'No record has this address.',
  notOfProject: 'The record of the project does not have this address.',
  nobodyFound:
    'Nobody was found at that block who has power over it; that does not say that there is nobody.',
  noPowers: 'Who has power over it is not recorded.',
  notWhole: 'Whom it names was tried at that block; it does not say that there is nobody else.',
  fromRecord: 'From the record, not read from the chain.',
  functions: 'This site has not read the functions of this contract.',
  notAllTried:
    'Whom it names was tried at that block; others may be able to call, and what is unresolved is not known.',
  calls: 'Calls and events are not counted here.',
  someCounted: 'Not all contracts of the project are counted.',
  behind: 'The counting has not reached the newest blocks.',
  notEvm: 'The project is on no EVM chain, and others are not read.',
  activity: 'This site reads no source for it.',
  notKnown: 'Not known.',
} as const;
