/** From the stored value of an observation to that of a fact: the parts that are rated, no others. */
import type { ObservationKey } from '../../../contracts/vocabulary';
import type { Facts, IncidentList } from '../../rating';

export const FIELD_OF_KEY = {
  launched: 'launchedOn',
  'contract-list': 'contractList',
  'audit-list': 'auditList',
  'incident-list': 'incidentList',
  control: 'control',
  token: 'token',
  'token-powers': 'tokenPowers',
  'holder-concentration': 'holderConcentration',
  website: 'website',
  response: 'response',
  accountable: 'accountable',
  documentation: 'documentation',
  repository: 'repository',
  sellability: 'sellability',
  reserves: 'reserves',
  redemption: 'redemption',
  'state-validation': 'stateValidation',
  'exit-window': 'exitWindow',
  validation: 'validation',
  market: 'market',
  'posting-activity': 'postingActivity',
} as const satisfies Partial<Record<ObservationKey, keyof Facts>>;
export type Key = keyof typeof FIELD_OF_KEY;

/** Days of recorded entries by list; null where the day is not known. */
export interface Listed {
  contracts: (string | null)[];
  incidents: string[];
}

type Value = Record<string, unknown>;

/** Those that a value may lack are null. */
const pick =
  (...names: string[]) =>
  (value: Value): Value =>
    Object.fromEntries(names.map((name) => [name, value[name] ?? null]));

interface Search {
  through: string;
  count?: number;
  lists?: string[] | IncidentList[];
}

/** As the method counts them: an entry without a day is not known to be later. */
const countUpTo = (through: string, days: readonly (string | null)[]): number =>
  days.filter((day) => day === null || day <= through).length;

type StoredPower = { power: string; address?: string; contracts?: string[]; source?: object };

/** Settings reach neither code nor funds, and are shown only, as whose address it is. */
const powers = (value: Value): Value => ({
  powers: (value.powers as StoredPower[])
    .filter(({ power }) => power !== 'settings')
    .map(({ address: _address, contracts: _contracts, source: _source, ...power }) => power),
  whole: value.whole === true,
});

const same = (value: Value): Value => value;

const checks = pick('https', 'hsts', 'csp', 'noMixedContent', 'securityTxt', 'dnssec', 'caa');
const website = ({ securityTxtUntil: until, ...value }: Value): Value => ({
  ...checks(value),
  ...(until !== undefined && { securityTxtUntil: until }),
});

export const READERS: Record<Key, (value: never, listed: Listed) => unknown> = {
  launched: ({ on }: { on: string }) => on,
  'contract-list': ({ through, count }: Search, { contracts }) => ({
    through,
    count: count ?? countUpTo(through, contracts),
  }),
  // Without a count, nobody says how many reports the lists name.
  'audit-list': ({ through, count, lists }: Search) =>
    count === undefined ? null : { through, count, lists },
  'incident-list': ({ through, count, lists }: Search, { incidents }) => ({
    through,
    count: count ?? countUpTo(through, incidents),
    lists: (lists as IncidentList[]).map(({ name, beyondContracts }) => ({
      name,
      beyondContracts,
    })),
  }),
  control: powers,
  token: pick('exists'),
  'token-powers': powers,
  'holder-concentration': same,
  website,
  response: pick('securityContact', 'incidentPlan', 'documentedPause'),
  accountable: pick('who', 'confirmed'),
  documentation: pick('coversDeployedCode'),
  repository: pick('public', 'lastActivityOn'),
  sellability: pick('holdersCanSell'),
  reserves: pick('proof', 'attestedOn'),
  redemption: pick('open'),
  'state-validation': pick('proofs'),
  'exit-window': pick('seconds'),
  validation: pick('kind', 'challengeSeconds', 'signers', 'threshold'),
  market: same,
  'posting-activity': pick('posts30d'),
};
