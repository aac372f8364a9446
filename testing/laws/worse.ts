/** Law 4: make a value worse. Read backwards: to make it better, or to prove it, never harms. */
import type { Facts } from '../../backend/rating';
import { change, pathsTo, valueAt, type Change, type Step } from './change';

/** By the last steps of a path: values from best to worst. */
const ORDERS: [ending: string[], values: unknown[]][] = [
  [
    ['verified', 'value'],
    ['exact', 'partial', 'none'],
  ],
  [
    ['proxy', 'value'],
    [false, true],
  ],
  [
    ['listed', 'value'],
    [true, false],
  ],
  [['severity'], ['informational', 'minor', 'medium', 'major', 'critical']],
  [['coversDeployedCode'], ['yes', 'partly', 'no']],
  [['open'], ['anybody', 'approved', 'nobody']],
  [['proofs'], ['open', 'permitted', 'none']],
  [['public'], [true, false]],
  [['confirmed'], [true, false]],
  [['resolved'], [true, false]],
  [['ownCode'], [true, false]],
  [['holdersCanSell'], [true, false]],
  ...(
    [
      'https',
      'hsts',
      'csp',
      'noMixedContent',
      'securityTxt',
      'dnssec',
      'caa',
      'securityContact',
      'incidentPlan',
      'documentedPause',
    ] as const
  ).map((check): [string[], unknown[]] => [[check], [true, false]]),
];

/** Numbers that are better the larger, or the smaller. */
const LARGER = ['topRewardUsd', 'delaySeconds', 'seconds', 'challengeSeconds', 'returnedShare'];
const SMALLER = ['lossUsd', 'lossShare', 'top10Share'];

const endsWith = (path: Step[], ending: string[]): boolean =>
  ending.every((step, index) => path[path.length - ending.length + index] === step);

const last = (path: Step[]): string => String(path[path.length - 1]);

function ordered(facts: Facts): Change[] {
  return pathsTo(facts, () => true).flatMap((path) =>
    ORDERS.filter(([ending]) => endsWith(path, ending)).flatMap(([, values]) => {
      const at = values.indexOf(valueAt(facts, path));
      return at < 0 ? [] : values.slice(at + 1).map((value) => change(facts, path, value));
    }),
  );
}

function numbers(facts: Facts): Change[] {
  const larger = pathsTo(
    facts,
    (path, value) => LARGER.includes(last(path)) && typeof value === 'number' && value > 0,
  ).map((path) => change(facts, path, shrink(path, valueAt(facts, path) as number)));
  const smaller = pathsTo(
    facts,
    (path, value) => SMALLER.includes(last(path)) && typeof value === 'number',
  ).map((path) => change(facts, path, grow(path, valueAt(facts, path) as number)));
  return [...larger, ...smaller];
}

const shrink = (path: Step[], value: number): number =>
  last(path) === 'returnedShare' ? value / 2 : Math.floor(value / 3);
const grow = (path: Step[], value: number): number =>
  last(path) === 'lossUsd' ? value * 20 + 1 : Math.min(1, value + 0.15);

function holders(facts: Facts): Change[] {
  const control = (facts.control?.value.powers ?? []).flatMap(({ holder }, index) => {
    const path: Step[] = ['control', 'value', 'powers', index];
    const key = { power: 'change-code', holder: 'key', delaySeconds: 0 };
    const lone = change(facts, path, key);
    return holder === 'key' ? [] : [lone];
  });
  const token = (facts.tokenPowers?.value.powers ?? []).map((_, index) =>
    change(facts, ['tokenPowers', 'value', 'powers', index, 'holder'], 'key'),
  );
  const statuses = facts.audits.flatMap(({ findings }, audit) =>
    (findings?.counts ?? []).flatMap(({ status }, index) =>
      status === 'open'
        ? []
        : [change(facts, ['audits', audit, 'findings', 'counts', index, 'status'], 'open')],
    ),
  );
  return [...control, ...token, ...statuses];
}

/** One more power, finding or incident in a list that says it is whole. */
function additions(facts: Facts): Change[] {
  const { control, tokenPowers } = facts;
  const added = (path: Step[], items: unknown[], item: unknown): Change =>
    change(facts, path, [...items, item]);
  return [
    ...(control
      ? [
          added(['control', 'value', 'powers'], control.value.powers, {
            power: 'move-funds',
            holder: 'multisig',
            threshold: 2,
            signers: 3,
            delaySeconds: 0,
          }),
        ]
      : []),
    ...(tokenPowers
      ? [
          added(['tokenPowers', 'value', 'powers'], tokenPowers.value.powers, {
            power: 'mint',
            holder: 'key',
          }),
        ]
      : []),
    ...facts.audits.flatMap(({ findings }, index) =>
      findings
        ? [
            added(['audits', index, 'findings', 'counts'], findings.counts, {
              severity: 'critical',
              status: 'open',
              count: 1,
            }),
          ]
        : [],
    ),
  ];
}

export const worse = (facts: Facts): Change[] => [
  ...ordered(facts),
  ...numbers(facts),
  ...holders(facts),
  ...additions(facts),
];
