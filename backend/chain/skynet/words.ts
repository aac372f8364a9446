/** Why an answer is not whole. */
export const WHY = {
  noRecord: 'No record has this address.',
  notOfProject: 'The record of the project does not have this address.',
  nobodyFound: 'Nobody found at that block. Somebody may have power over it.',
  noPowers: 'Who has power over it is not recorded.',
  notWhole: 'Each was tried at that block. Others may have power over it, too.',
  alsoRead: 'From the record and from looks at the chain. There may be more.',
  fromRecord: 'From the record, not read from the chain.',
  functions: 'The functions of this contract have not been read yet.',
  notAllTried: 'Each was tried at that block. Others may be able to call these functions.',
  notAllRead: 'Not all functions of its code could be tried. Others may be able to call these.',
  calls: 'This site does not count calls and events of it.',
  someCounted: 'Some contracts of the project are not counted.',
  behind: 'Counting is behind the newest blocks.',
  notEvm: 'The project is on no EVM chain, and others are not read.',
  activity: 'This site reads no source for it.',
  notKnown: 'Not known.',
} as const;
