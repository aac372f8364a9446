import {
  daysAgo,
  fact,
  makeContract,
  onChain,
  rateSignal,
} from '../../../../testing/builders/factsOfMethod2';
import type { Facts } from '../types';

type Row = [sentence: string, proven: number, possible: number, given: Partial<Facts>];
const check = (id: string, rows: Row[]) =>
  it.each(rows)('%s (%d to %d)', (sentence, proven, possible, given) => {
    expect(rateSignal(id, given)).toMatchObject({ sentence, proven, possible });
  });

describe('accountable', () => {
  const of = (who: 'entity' | 'people' | 'person' | 'nobody', confirmed: boolean | null) => ({
    accountable: fact({ who, confirmed }),
  });
  check('accountable', [
    [
      'A company or foundation answers for the project (confirmed by a second source).',
      1,
      1,
      of('entity', true),
    ],
    [
      'Named people answer for the project (confirmed by a second source).',
      1,
      1,
      of('people', true),
    ],
    [
      'A company or foundation answers for the project (not confirmed by a second source).',
      0.5,
      0.5,
      of('entity', false),
    ],
    [
      'Named people answer for the project (not confirmed by a second source).',
      0.5,
      1,
      of('people', null),
    ],
    ['One named person answers for the project.', 0.5, 0.5, of('person', true)],
    ['Nobody named answers for the project.', 0, 0, of('nobody', null)],
    ['Not checked yet: who answers for the project.', 0, 1, {}],
  ]);
});

describe('documentation', () => {
  const of = (coversDeployedCode: 'yes' | 'partly' | 'no') => ({
    documentation: fact({ coversDeployedCode }),
  });
  check('documentation', [
    ['The documentation describes the deployed code.', 1, 1, of('yes')],
    ['The documentation describes part of the deployed code.', 0.5, 0.5, of('partly')],
    ['The documentation does not describe the deployed code.', 0, 0, of('no')],
    ['Not checked yet: documentation against the deployed code.', 0, 1, {}],
  ]);
});

describe('repository', () => {
  const of = (open: boolean, lastActivityOn: string | null = null) => ({
    repository: fact({ public: open, lastActivityOn }),
  });
  check('repository', [
    ['The code repository is public; last activity 25 May 2026.', 1, 1, of(true, daysAgo(180))],
    ['The code repository is public; last activity 24 May 2026.', 0.5, 0.5, of(true, daysAgo(181))],
    ['The code repository is public; last activity unknown.', 0.5, 1, of(true)],
    ['The code repository is not public.', 0, 0, of(false)],
    ['Not checked yet: code repository.', 0, 1, {}],
  ]);
});

describe('address-list', () => {
  const on = (...rows: [listed: boolean | null, funds: boolean | null][]): Partial<Facts> => ({
    contracts: rows.map(([listed, funds], index) =>
      makeContract({
        id: String(index),
        listed: listed === null ? null : fact(listed),
        holdsFunds: funds === null ? null : fact(funds, onChain()),
      }),
    ),
    contractList: fact({ through: daysAgo(1), count: rows.length }, onChain()),
  });
  check('address-list', [
    ['The project’s own list names 1 of 1 contract.', 1, 1, on([true, true])],
    ['The project’s own list names 1 of 2 contracts.', 0.5, 0.5, on([true, true], [false, true])],
    ['The project’s own list names 1 of 2 contracts.', 1, 1, on([true, true], [false, false])],
    ['The project’s own list names 1 of 2 contracts.', 0.5, 1, on([true, true], [null, true])],
    ['The project’s own list names 1 of 2 contracts.', 0.5, 0.5, on([true, false], [false, false])],
    ['Not checked yet: the project’s own list of addresses.', 0, 1, on([null, true])],
  ]);
});
