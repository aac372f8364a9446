import { readCredentials } from './credential';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(43)];

describe('BACKEND_CREDENTIAL', () => {
  it.each<[string, string | undefined, string[]]>([
    ['none', undefined, []],
    ['one', OLD, [OLD]],
    ['two while one takes the place of the other', `${NEW}, ${OLD}`, [NEW, OLD]],
  ])('may be %s', (_, given, read) => {
    expect(readCredentials({ BACKEND_CREDENTIAL: given })).toEqual(read);
  });

  it.each([
    ['short', 'x'.repeat(31)],
    ['with a space', `${OLD} ${NEW}`],
    ['three', [OLD, NEW, OLD].join(',')],
    ['one and an empty one', `${OLD},`],
  ])('is refused when it is %s, and not repeated in the message', (_, given) => {
    expect(() => readCredentials({ BACKEND_CREDENTIAL: given })).toThrow(
      /^BACKEND_CREDENTIAL must be 32 to 200 characters .*, not "…"$/,
    );
  });
});
