import {
  ACTING_MS,
  actingEnd,
  actingRefusal,
  type Acting,
  type ActingRequest,
} from './actingRules';

const NOW = new Date('2026-11-22T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('who may act as whom', () => {
  const fine: ActingRequest = {
    actor: 'ann',
    isStaff: true,
    actsAlready: false,
    target: { account: 'bob', isStaff: false },
  };

  it.each<[string, Partial<ActingRequest>, ReturnType<typeof actingRefusal>]>([
    ['staff as a user', {}, undefined],
    ['somebody who is no staff', { isStaff: false }, 'not-staff'],
    ['staff who act already', { actsAlready: true }, 'acting-already'],
    ['staff as nobody', { target: 'unknown-user' }, 'unknown-user'],
    ['staff as a disabled user', { target: 'disabled-user' }, 'disabled-user'],
    ['staff whose user the pool cannot say', { target: 'pool-unasked' }, 'pool-unasked'],
    ['staff as themselves', { target: { account: 'ann', isStaff: true } }, 'oneself'],
    ['staff as other staff', { target: { account: 'bob', isStaff: true } }, 'target-is-staff'],
    [
      'no staff as nobody, who learn nothing of it',
      { isStaff: false, target: 'unknown-user' },
      'not-staff',
    ],
    [
      'no staff as staff, who learn nothing of it',
      { isStaff: false, target: { account: 'bob', isStaff: true } },
      'not-staff',
    ],
    [
      'no staff as themselves',
      { isStaff: false, target: { account: 'ann', isStaff: false } },
      'not-staff',
    ],
    [
      'staff who act already as nobody, who learn nothing of it',
      { actsAlready: true, target: 'unknown-user' },
      'acting-already',
    ],
  ])('%s', (_, change, refusal) => expect(actingRefusal({ ...fine, ...change })).toBe(refusal));
});

describe('how long it lasts', () => {
  const fine: Acting = { isStaff: true, targetIsStaff: false, until: after(ACTING_MS) };

  it('an hour', () => expect(ACTING_MS).toBe(3_600_000));

  it.each<[string, Partial<Acting>, number, ReturnType<typeof actingEnd>]>([
    ['at once', {}, 0, undefined],
    ['to the last millisecond', {}, ACTING_MS - 1, undefined],
    ['not a moment longer', {}, ACTING_MS, 'expired'],
    ['until the right is taken back', { isStaff: false }, 0, 'right-revoked'],
    [
      'a right taken back counts after the hour too',
      { isStaff: false },
      ACTING_MS,
      'right-revoked',
    ],
    ['until the other one becomes staff', { targetIsStaff: true }, 0, 'target-is-staff'],
  ])('%s', (_, acting, ms, end) => expect(actingEnd({ ...fine, ...acting }, after(ms))).toBe(end));
});
