/** Contracts of the scene that are not followed, or of which nothing can be known. */
export const UNRESOLVED: readonly string[] = [
  ...['owner() lies', 'upgrade does nothing', 'admin slot unused'],
  ...['a safe that is none', 'a safe with other code', 'owner is gone', 'owner never sent'],
  'safe with a guard',
  ...['safe called through', 'safe in a safe called through', 'safe of a delegated key'],
  ...['safe of a contract', 'renounced', 'governor that obeys a key', 'governor that obeys all'],
  ...[
    'governor of compound that obeys a key',
    'timelock of a proxy of its own kind',
    'governor of a proxy of its own kind',
    'timelock of a proxy that names calls',
    'timelock that does nothing',
    'timelocks in a circle',
    'timelock that another executes',
    'timelocks in timelocks',
    ...['keeps its owner', 'hides its owner'],
    ...['governor without a quorum'],
    'timelock that its proposer plugs',
    ...['owner that signs nothing'],
    'votes: their owner makes them',
    'votes: a role makes them',
    'votes: a manager says who makes them',
    'votes: items that their owner makes',
    'votes: a timelock waits for them',
    'votes: a key says which role makes them',
    'votes: only votes replace their code',
    'votes: only votes make them',
    'votes: a mapping says who makes them',
    'votes: another contract counts them',
    'votes: a word makes them',
    'votes: whom a mapping names burns, and makes them',
    'votes: a word burns, and makes them',
    'votes: whom a structure names needs none',
    'votes: a keeper steers them',
    'votes: an owner says of which token',
    'votes: a guardian needs none',
    'votes: one voter needs none',
    'votes: their token may run other code',
  ],
];
/** Some of their ends are not followed. */
export const PARTLY: readonly string[] = [
  'safe with a contract as module',
  'safe with a guard of its modules',
  'clone of uups',
  'slots of another proxy',
  'answers as new code would',
  'owner of another kind that a key replaces',
  'manager that a key replaces',
];

/** What opens their functions stands in another contract. */
export const UNSHOWN: readonly string[] = [
  'coin with a manager that lies',
  'token behind a proxy: own',
];
