import { codeIn } from './outbox';

describe('the code in a message', () => {
  it.each([
    ['the subject', { subject: '012345 is your Plumbline reset code', text: '999999' }, '012345'],
    [
      'the text, where the subject has none',
      { subject: 'Hello', text: 'Enter\n\n    678901\n\nhere' },
      '678901',
    ],
    ['nowhere', { subject: 'Hello', text: 'You' }, null],
    ['not a part of a longer number', { subject: '1234567', text: '2026-11-21 0123456789' }, null],
  ])('is in %s', (_, message, code) => {
    expect(codeIn(message)).toBe(code);
  });
});
