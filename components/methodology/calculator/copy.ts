export const copy = {
  project: 'Project',
  projectHint: 'Type a name; its published facts become the start.',
  startFrom: (name: string) => `Started from the facts published for ${name}.`,
  fromNothing: 'Started from nothing: every fact is unknown.',
  restart: 'Start from nothing',
  loading: 'Loading its facts.',
  failed: 'Its facts could not load.',
  other: 'It has no rating by this method yet.',
  none: 'No project of that name.',
  facts: 'Facts',
  profile: 'Profile',
  asItIs: 'As it is',
  result: 'Result',
  shares: (proven: string, possible: string, known: string) =>
    `${proven} proven, ${possible} possible, ${known} known`,
  gates: 'Gates',
  noGates: 'No gate applies.',
  noRating: 'not rated',
  cap: (letter: string) => `at most ${letter}`,
  losses: 'Where points are missing',
  lost: (points: number) => `${points} lost`,
  unknown: (points: number) => `${points} unknown`,
  assumed: 'Assumed in the calculator',
  changed: (before: string) => `It was ${before}.`,
  choices: {
    'contract-list': { name: 'List of contracts', options: { whole: 'known to be whole' } },
    audits: {
      name: 'Audits',
      options: {
        same: 'name every contract and the code it runs',
        changed: 'name every contract; the code changed since',
        none: 'none, and the lists were searched',
      },
    },
    findings: {
      name: 'Audit findings',
      options: { fixed: 'all fixed', medium: 'one open medium', critical: 'one open critical' },
    },
    verified: {
      name: 'Source code',
      options: { exact: 'verified, exact', partial: 'verified, partial', none: 'not verified' },
    },
    bounty: {
      name: 'Bug bounty',
      options: { million: 'up to $1M', hundred: 'up to $100K', none: 'none' },
    },
    control: {
      name: 'Who can change code or move funds',
      options: {
        nobody: 'no one',
        'vote-long': 'a vote, delay of 7 days',
        vote: 'a vote, delay of 48 hours',
        'big-delay': 'a 4-of-7 multisig, delay of 48 hours',
        big: 'a 4-of-7 multisig, no delay',
        small: 'a 2-of-3 multisig, no delay',
        'key-delay': 'one key, delay of 48 hours',
        key: 'one key, no delay',
      },
    },
    token: {
      name: 'Token',
      options: {
        absent: 'none',
        clean: 'without special powers',
        multisig: 'a multisig can mint',
        key: 'one key can mint and pause',
      },
    },
    holders: {
      name: 'Ten largest holders',
      options: { spread: 'own 20%', half: 'own 50%', few: 'own 80%' },
    },
    incidents: {
      name: 'Incidents',
      options: {
        none: 'none found in two lists',
        old: '$5M lost 3 years ago, nothing returned',
        large: '$50M lost 6 months ago, nothing returned',
      },
    },
    age: {
      name: 'Deployed',
      options: { old: '3 years ago', year: '1 year ago', new: '30 days ago' },
    },
    website: { name: 'Website', options: { all: 'passes all checks', none: 'fails all checks' } },
    response: {
      name: 'Preparations for an incident',
      options: { all: 'all three', one: 'a security contact only', none: 'none' },
    },
    accountable: {
      name: 'Who answers for it',
      options: { entity: 'a company, confirmed', person: 'one person', nobody: 'nobody' },
    },
    documentation: {
      name: 'Documentation of the deployed code',
      options: { yes: 'complete', partly: 'in part', no: 'none' },
    },
    repository: {
      name: 'Repository',
      options: { active: 'public and active', idle: 'public, idle', closed: 'not public' },
    },
    addresses: { name: 'Own list of addresses', options: { all: 'complete', none: 'none' } },
    reserves: {
      name: 'Reserves',
      options: { chain: 'proven on chain', month: 'attested 30 days ago', none: 'none shown' },
    },
    redemption: {
      name: 'Redemption',
      options: { anybody: 'anybody', approved: 'approved customers', nobody: 'no right stated' },
    },
    proofs: {
      name: 'Proofs of the state',
      options: { open: 'open to all', permitted: 'by a permitted few', none: 'none' },
    },
    exit: {
      name: 'Time to leave',
      options: { month: '30 days', week: '7 days', none: 'none' },
    },
    validation: {
      name: 'Messages validated by',
      options: { proof: 'a validity proof', many: '11 of 16 signers', few: '2 of 3 signers' },
    },
  },
} as const;

export type ChoiceId = keyof typeof copy.choices;
