import { daysAgo, fact, rateSignal } from '../../../../testing/builders/facts';
import type { Facts } from '../types';

describe('transparency', () => {
  it.each<[string, string, number, Partial<Facts>]>([
    ['team', 'three named people', 1, { team: fact({ confirmedNames: 3 }) }],
    ['team', 'two named people', 1, { team: fact({ confirmedNames: 2 }) }],
    ['team', 'one named person', 0.5, { team: fact({ confirmedNames: 1 }) }],
    ['team', 'nobody', 0, { team: fact({ confirmedNames: 0 }) }],
    [
      'documentation',
      'covers the deployed code',
      1,
      { documentation: fact({ coversDeployedCode: 'yes' }) },
    ],
    [
      'documentation',
      'covers part of it',
      0.5,
      { documentation: fact({ coversDeployedCode: 'partly' }) },
    ],
    ['documentation', 'does not', 0, { documentation: fact({ coversDeployedCode: 'no' }) }],
    [
      'repository',
      'public, active 365 days ago',
      1,
      { repository: fact({ public: true, lastActivityOn: daysAgo(365) }) },
    ],
    [
      'repository',
      'public, active 366 days ago',
      0.5,
      { repository: fact({ public: true, lastActivityOn: daysAgo(366) }) },
    ],
    [
      'repository',
      'public, activity not known',
      0.5,
      { repository: fact({ public: true, lastActivityOn: null }) },
    ],
    ['repository', 'public, activity left out', 0.5, { repository: fact({ public: true }) }],
    [
      'repository',
      'not public',
      0,
      { repository: fact({ public: false, lastActivityOn: daysAgo(1) }) },
    ],
    ['addresses-published', 'published', 1, { addressesPublished: fact({ published: true }) }],
    ['addresses-published', 'not published', 0, { addressesPublished: fact({ published: false }) }],
  ])('%s, %s: %d', (id, _sentence, points, facts) => {
    expect(rateSignal(id, facts).points).toBe(points);
  });

  it.each(['team', 'documentation', 'repository', 'addresses-published'])(
    '%s without a fact is unknown',
    (id) => {
      const signal = rateSignal(id, {});
      expect(signal).toMatchObject({
        state: 'unknown',
        points: null,
        value: null,
        evidence: [],
        tier: null,
        observedAt: null,
      });
      expect(signal.sentence).toMatch(/^(Unknown|Not checked yet): /);
    },
  );
});
