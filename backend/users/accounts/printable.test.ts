import { printable } from './printable';

describe('text of strangers in the audit log', () => {
  it.each([
    ['plain words', 'NotAuthorizedException', 'NotAuthorizedException'],
    ['letters of any script', 'Zoë, 名前 🙂', 'Zoë, 名前 🙂'],
    ['line breaks', 'a\r\nb', 'a\\u000d\\u000ab'],
    ['a null byte', 'a\0b', 'a\\u0000b'],
    ['an escape sequence of a terminal', '\u001b[2J', '\\u001b[2J'],
    ['a mark that turns the text around', 'a\u202eb', 'a\\u202eb'],
    ['line breaks of JavaScript', 'a\u2028b', 'a\\u2028b'],
    ['half a surrogate pair', 'a\ud83db', 'a\\ud83db'],
    ['what looks like an escape', '\\u000a', '\\\\u000a'],
  ])('%s', (_, text, kept) => {
    expect(printable(text)).toBe(kept);
  });
});
