import { toFlagUser } from './toFlagUser';

describe('the user that flags are evaluated for', () => {
  it.each([
    [
      'a session',
      [{ username: 'u1', email: 'mara@example.org' }],
      { identifier: 'u1', email: 'mara@example.org', custom: {} },
    ],
    [
      'a session that somebody else acts in',
      [{ username: 'u1', email: 'm@x.org', adminId: 'a1' }],
      { identifier: 'u1', email: 'm@x.org', custom: { adminId: 'a1' } },
    ],
    [
      'what else is known',
      [
        { username: 'u1', email: 'm@x.org' },
        { country: 'HU', custom: { plan: 'pro' } },
      ],
      { identifier: 'u1', email: 'm@x.org', country: 'HU', custom: { plan: 'pro' } },
    ],
    [
      'attributes that claim to be of the session',
      [{ username: 'u1', email: 'm@x.org', adminId: 'a1' }, { custom: { adminId: 'x' } }],
      { identifier: 'u1', email: 'm@x.org', custom: { adminId: 'a1' } },
    ],
  ] as [string, Parameters<typeof toFlagUser>, object][])('is made of %s', (_, given, user) => {
    expect(toFlagUser(...given)).toEqual(user);
  });
});
