import {
  awaiting,
  closed,
  done,
  EMAIL,
  forms,
  hold,
  MINUTE,
  no,
  NOW,
  opened,
  OTHER_REFUSAL,
  PASSWORD,
  play,
  resetting,
  sent,
  signedUp,
  signIn,
  unconfirmed,
  type Given,
  type Step,
} from '@/testing/playAuth';
import type { AuthState, Submission } from './authState';

describe('§4 modal flow', () => {
  const rows: [string, (Given | Step)[], object, object[]][] = [
    [
      'login leads to signup',
      [opened('login'), { type: 'switched', to: 'signup' }],
      { step: 'signup' },
      [],
    ],
    [
      'login leads to forgot-password',
      [opened('login'), { type: 'switched', to: 'forgot-password' }],
      { step: 'forgot-password' },
      [],
    ],
    [
      'login leads to verify-email when sign-in reports an unconfirmed user',
      awaiting,
      { step: 'verify-email', email: EMAIL, asksEmail: false, ...hold },
      [],
    ],
    [
      'signup leads to verify-email on success',
      signedUp,
      { step: 'verify-email', email: EMAIL, busy: false, ...hold },
      [],
    ],
    [
      'signup leads to login',
      [opened('signup'), { type: 'switched', to: 'login' }],
      { step: 'login' },
      [],
    ],
    [
      'forgot-password leads to reset-forgotten-password',
      resetting,
      { step: 'reset-forgotten-password', email: EMAIL },
      [],
    ],
    [
      'a sign-up over the limit of mails leads to verify-email, with its password and the reason',
      [
        opened('signup'),
        sent(forms.signup),
        { type: 'refused', refusal: OTHER_REFUSAL, exception: 'LimitExceededException' },
      ],
      { step: 'verify-email', email: EMAIL, refusal: OTHER_REFUSAL, ...hold },
      [],
    ],
    [
      'forgot-password leads to login',
      [opened('forgot-password'), { type: 'switched', to: 'login' }],
      { step: 'login' },
      [],
    ],
    [
      'reset success closes the modal and signs the user in with the new password',
      [...resetting, sent(forms.reset), done],
      { step: 'hidden', outcome: 'signing-in' },
      [signIn],
    ],
    [
      'verify success closes the modal and signs the user in with the stored credentials',
      [...signedUp, sent(forms.verify), done],
      { step: 'hidden', outcome: 'signing-in' },
      [{ type: 'notify', text: 'Your email has been verified.' }, signIn],
    ],
    [
      'verify success without stored credentials: the notice, and the login step with the address filled in',
      [opened('verify-email'), sent(forms.verify), done],
      { step: 'login', email: EMAIL, refusal: null },
      [{ type: 'notify', text: 'Your email has been verified.' }],
    ],
    [
      'login success closes the modal',
      [opened('login'), sent(forms.login), done],
      { step: 'hidden', outcome: 'signed-in', email: '' },
      [],
    ],
    [
      'verify-email leads back to login',
      [...signedUp, { type: 'switched', to: 'login' }],
      { step: 'login', email: EMAIL, credentials: null },
      [],
    ],
    [
      'reset leads back to forgot-password for another code',
      [...resetting, { type: 'switched', to: 'forgot-password' }],
      { step: 'forgot-password', email: EMAIL },
      [],
    ],
    [
      'nothing else leads anywhere',
      [opened('signup'), { type: 'switched', to: 'reset-forgotten-password' }],
      { step: 'signup' },
      [],
    ],
    ['a hidden modal leads nowhere', [{ type: 'switched', to: 'login' }], { step: 'hidden' }, []],
    [
      'the address carries over from step to step',
      [opened('login'), { type: 'switched', to: 'signup', email: EMAIL }],
      { step: 'signup', email: EMAIL },
      [],
    ],
    [
      'the sign-in that follows ends signed in',
      [...signedUp, sent(forms.verify), done, done],
      { step: 'hidden', outcome: 'signed-in', email: '' },
      [],
    ],
    [
      'the sign-in that follows and fails opens login with the address and the reason',
      [...signedUp, sent(forms.verify), done, no],
      { step: 'login', email: EMAIL, refusal: OTHER_REFUSAL, credentials: null },
      [],
    ],
  ];
  it.each(rows)('%s', (_, steps, expected, effects) => {
    const result = play(steps);
    expect(result.state).toMatchObject(expected);
    expect(result.effects).toEqual(
      effects.map((effect) => expect.objectContaining(effect) as object),
    );
  });
});

describe('§4 a submit while one is running is ignored', () => {
  it.each(Object.entries(forms))('%s', (_, submission) => {
    const before: Record<Submission['step'], Given[]> = {
      login: [opened('login')],
      signup: [opened('signup')],
      'forgot-password': [opened('forgot-password')],
      'reset-forgotten-password': resetting,
      'verify-email': signedUp,
    };
    const first = play([...before[submission.step], sent(submission)]);
    expect(first.state).toMatchObject({ busy: true, refusal: null });
    expect(first.effects).toEqual([{ type: 'submit', visit: first.state.visit, submission }]);
    const second = play([sent(submission)], first.state);
    expect(second).toEqual({ state: first.state, effects: [] });
    expect(play([{ type: 'google-pressed', callbackUrl: '/' }], first.state).effects).toEqual([]);
  });

  it('and so is the form of a step that is no longer shown', () => {
    expect(play([opened('login'), sent(forms.signup)]).effects).toEqual([]);
    expect(play([sent(forms.login)]).effects).toEqual([]);
  });
});

describe('§4 a login error is cleared on the next edit', () => {
  it.each([
    ['a refusal stays until then', [opened('login'), sent(forms.login), no], OTHER_REFUSAL],
    ['an edit clears it', [opened('login'), sent(forms.login), no, { type: 'edited' }], null],
    ['so does the next submit', [opened('login'), sent(forms.login), no, sent(forms.login)], null],
    [
      'another form begins without it',
      [opened('login'), sent(forms.login), no, { type: 'switched', to: 'signup' }],
      null,
    ],
  ] as [string, Given[], object | null][])('%s', (_, steps, refusal) => {
    expect(play(steps).state).toMatchObject({ refusal });
  });

  it('what was refused can be sent again, from the same form', () => {
    const { state, effects } = play([opened('login'), sent(forms.login), no, sent(forms.login)]);
    expect(effects).toHaveLength(1);
    expect(state).toMatchObject({ step: 'login', email: EMAIL, visit: 1 });
  });
});

describe('credentials', () => {
  const kept = (state: AuthState) => 'credentials' in state && state.credentials !== null;
  const anywhere = (state: AuthState) => JSON.stringify(state).includes(PASSWORD);

  it.each([
    ['dropped on close', [...signedUp, closed]],
    ['dropped on going back to login', [...signedUp, { type: 'switched', to: 'login' }]],
    [
      'dropped on a time-out of 15 minutes',
      [...signedUp, { at: NOW + 15 * MINUTE, event: { type: 'waited' } }],
    ],
    ['dropped with a refusal', [opened('login'), sent(forms.login), no]],
    ['dropped when they have signed in', [...signedUp, sent(forms.verify), done]],
  ] as [string, (Given | Step)[]][])('are %s', (_, steps) => {
    const { state } = play(steps);
    expect(kept(state)).toBe(false);
    expect(anywhere(state)).toBe(false);
  });

  it('are held a moment short of 15 minutes', () => {
    expect(
      kept(play([...signedUp, { at: NOW + 15 * MINUTE - 1, event: { type: 'waited' } }]).state),
    ).toBe(true);
  });

  it('that timed out do not sign in: a notice, and login with the address filled in', () => {
    const late = NOW + 15 * MINUTE;
    const { state, effects } = play([
      ...signedUp,
      { at: late, event: sent(forms.verify) },
      { at: late, event: done },
    ]);
    expect(state).toMatchObject({ step: 'login', email: EMAIL });
    expect(effects).toEqual([{ type: 'notify', text: 'Your email has been verified.' }]);
  });
});

describe('answers that come too late are ignored', () => {
  const visit = 1;
  it.each([
    [
      'success after a close',
      [opened('login'), sent(forms.login), closed, { ...done, visit }],
      'hidden',
    ],
    [
      'success after another step',
      [opened('login'), sent(forms.login), { type: 'switched', to: 'signup' }, { ...done, visit }],
      'signup',
    ],
    [
      'a refusal after close and reopen',
      [opened('login'), sent(forms.login), closed, opened('login'), { ...unconfirmed, visit }],
      'login',
    ],
    ['an answer to nothing', [opened('signup'), done], 'signup'],
    [
      'a resend that nobody waits for',
      [...signedUp, { type: 'resent', email: EMAIL }],
      'verify-email',
    ],
    [
      'the sign-in that follows, after leaving',
      [...signedUp, sent(forms.verify), done, closed, no],
      'hidden',
    ],
  ] as [string, Given[], string][])('%s', (_, steps, step) => {
    const { state, effects } = play(steps);
    expect(state).toMatchObject({ step });
    expect(state).not.toMatchObject({ outcome: 'signed-in' });
    expect(state).not.toMatchObject({ refusal: OTHER_REFUSAL });
    expect(effects).toEqual([]);
  });
});

describe('places', () => {
  const onPage: Given = { type: 'opened', step: 'login', place: 'page' };
  it.each([
    ['closing the modal leaves the page alone', [onPage, closed], { step: 'login' }],
    [
      'a page that is left takes the address along',
      [onPage, { type: 'closed', place: 'page', email: EMAIL }],
      { step: 'hidden', email: EMAIL },
    ],
    [
      'leaving it again changes nothing',
      [onPage, { type: 'closed', place: 'page', email: EMAIL }, { type: 'closed', place: 'page' }],
      { step: 'hidden', email: EMAIL },
    ],
    [
      'and the next form begins with it',
      [onPage, { type: 'closed', place: 'page', email: EMAIL }, { ...opened('signup') }],
      { step: 'signup', email: EMAIL },
    ],
    [
      'a page that is left after a log-in leads nobody on a second time',
      [onPage, sent(forms.login), done, { type: 'closed', place: 'page' }],
      { step: 'hidden', outcome: 'none', email: '' },
    ],
    [
      'a modal that is closed forgets it',
      [opened('login'), { type: 'closed', place: 'modal', email: EMAIL }, opened('login')],
      { step: 'login', email: '' },
    ],
  ] as [string, Given[], object][])('%s', (_, steps, expected) => {
    expect(play(steps).state).toMatchObject(expected);
  });
});

describe('Google', () => {
  it('is one redirect, and leaves the form usable on return', () => {
    const { state, effects } = play([
      opened('login'),
      { type: 'google-pressed', callbackUrl: '/projects/aave' },
    ]);
    expect(effects).toEqual([{ type: 'google', visit: 1, callbackUrl: '/projects/aave' }]);
    expect(play([{ type: 'departed' }], state).state).toMatchObject({ step: 'login', busy: false });
    expect(play([no], state).state).toMatchObject({
      step: 'login',
      busy: false,
      refusal: OTHER_REFUSAL,
    });
  });
});
