import {
  awaiting,
  closed,
  EMAIL,
  MINUTE,
  NOW,
  OTHER_REFUSAL,
  play,
  resend,
  SECOND,
  signedUp,
  type Given,
  type Step,
} from '@/testing/playAuth';
import type { AuthState } from './authState';
import { resendReadyAt } from './codeResend';

describe('§4 resend timer', () => {
  const left = (state: AuthState, now: number) =>
    Math.max(0, resendReadyAt(state, EMAIL) - now) / SECOND;
  const rows: [string, (Given | Step)[], number, number][] = [
    ['starts at sign-up time at 60 seconds', signedUp, NOW, 60],
    ['counts down each second', signedUp, NOW + 1 * SECOND, 59],
    ['ends at 0', signedUp, NOW + 60 * SECOND, 0],
    ['survives close and reopen', [...signedUp, closed, ...awaiting], NOW + 20 * SECOND, 40],
    [
      'is enabled at once when verify-email is reached from a login and nobody knows the sign-up time',
      awaiting,
      NOW,
      0,
    ],
    [
      'pressing it restarts the countdown',
      [...signedUp, { at: NOW + 60 * SECOND, event: resend }],
      NOW + 60 * SECOND,
      60,
    ],
    [
      'pressing it too early changes nothing',
      [...signedUp, { at: NOW + 59 * SECOND, event: resend }],
      NOW + 59 * SECOND,
      1,
    ],
  ];
  it.each(rows)('%s', (_, steps, now, seconds) => {
    expect(left(play(steps).state, now)).toBe(seconds);
  });

  it('is kept for each address, however that is spelled', () => {
    const { state } = play(signedUp);
    expect(resendReadyAt(state, ' MARA@example.org')).toBe(NOW + MINUTE);
    expect(resendReadyAt(state, 'other@example.org')).toBe(0);
  });

  it('is disabled until 0: nothing is sent before, one message then', () => {
    const pressed = (at: number) => play([...signedUp, { at, event: resend }]).effects;
    expect(pressed(NOW + MINUTE - 1)).toEqual([]);
    expect(pressed(NOW + MINUTE)).toEqual([{ type: 'resend', visit: 2, email: EMAIL }]);
    expect(play([...awaiting, resend, resend]).effects).toEqual([]);
    expect(play([...awaiting, { type: 'resend-pressed', email: '' }]).effects).toEqual([]);
  });

  it('resend success names the address; a failure says why and keeps the countdown', () => {
    const success = play([...awaiting, resend, { type: 'resent', email: EMAIL }]);
    expect(success.effects).toEqual([
      { type: 'notify', text: 'Confirmation code was sent to mara@example.org.' },
    ]);
    const refused = { type: 'resend-refused', email: EMAIL, refusal: OTHER_REFUSAL } as const;
    const failure = play([...awaiting, resend, refused]);
    expect(failure.state).toMatchObject({
      step: 'verify-email',
      refusal: OTHER_REFUSAL,
      resending: false,
    });
    expect(left(failure.state, NOW)).toBe(60);
  });

  it.each<[string, Given]>([
    ['a code that was sent', { type: 'resent', email: EMAIL, resendInSeconds: 42 }],
    [
      'a refusal',
      { type: 'resend-refused', email: EMAIL, refusal: OTHER_REFUSAL, resendInSeconds: 42 },
    ],
  ])('follows the seconds of the server, after %s', (_, answer) => {
    expect(left(play([...awaiting, resend, answer]).state, NOW)).toBe(42);
  });

  it('follows them after a sign-up too', () => {
    const answer: Given = { type: 'succeeded', resendInSeconds: 7 };
    expect(left(play([...signedUp.slice(0, -1), answer]).state, NOW)).toBe(7);
  });
});
