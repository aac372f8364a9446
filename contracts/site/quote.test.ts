import { parseInput } from '../endpoint';
import { QUOTE_MESSAGES, quoteFormSchema, requestQuote } from './quote';

const FORM = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  project: 'Engine',
  website: 'https://engine.example',
  service: 'pentest',
  message: 'Hello.\nTwo lines.',
};
const cast = (change: object) => quoteFormSchema.validateSync({ ...FORM, ...change });
const refusal = (change: object): string[] => {
  try {
    quoteFormSchema.validateSync({ ...FORM, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('the form', () => {
  it('is taken as it was typed, without the spaces around', () => {
    expect(cast({ name: '  Ada Lovelace ', message: ' Hello.\r\nTwo lines.\n' })).toEqual(FORM);
  });

  it.each([
    ['without a website', { website: '' }, { website: '' }],
    ['with a website of spaces', { website: '  ' }, { website: '' }],
    [
      'with a website without its scheme',
      { website: 'engine.example/about' },
      { website: 'https://engine.example/about' },
    ],
    [
      'with a website with a port',
      { website: 'engine.example:8080' },
      { website: 'https://engine.example:8080' },
    ],
    [
      'with a website in clear',
      { website: 'http://engine.example' },
      { website: 'http://engine.example' },
    ],
    ['without a message', { message: undefined }, { message: '' }],
    [
      'of any script',
      { name: 'Ада Лавлейс 阿达', project: 'Maschine Nº 5 – „Ä“' },
      { name: 'Ада Лавлейс 阿达', project: 'Maschine Nº 5 – „Ä“' },
    ],
    [
      'with a tagged address',
      { email: "o'hara+quotes@mail.example.co.uk" },
      { email: "o'hara+quotes@mail.example.co.uk" },
    ],
  ])('is taken %s', (_, change, wanted) => expect(cast(change)).toMatchObject(wanted));

  it.each([
    ['name', '', QUOTE_MESSAGES.name],
    ['name', '   ', QUOTE_MESSAGES.name],
    ['name', 'x'.repeat(101), QUOTE_MESSAGES.tooLong(100)],
    ['name', 'Ada\r\nBcc: eve@example.com', QUOTE_MESSAGES.unprintable],
    ['name', 'Ada\u202egnp', QUOTE_MESSAGES.unprintable],
    ['project', 'a\u0000b', QUOTE_MESSAGES.unprintable],
    ['project', 'a\ud800', QUOTE_MESSAGES.unprintable],
    ['project', '', QUOTE_MESSAGES.project],
    ['project', 'x'.repeat(121), QUOTE_MESSAGES.tooLong(120)],
    ['email', '', QUOTE_MESSAGES.email],
    ['email', 'ada', 'Invalid email.'],
    ['email', 'ada@example', 'Invalid email.'],
    ['email', 'a..b@example.com', 'Invalid email.'],
    ['email', 'Ada <ada@example.com>', 'Invalid email.'],
    ['email', 'ada@example.com, eve@example.com', 'Invalid email.'],
    ['email', 'ada@example.com\nBcc: x', 'Invalid email.'],
    ['email', `${'x'.repeat(65)}@example.com`, 'Invalid email.'],
    [
      'email',
      `a@${'x'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(20)}.com`,
      QUOTE_MESSAGES.tooLong(254),
    ],
    ['website', 'javascript:alert(1)', QUOTE_MESSAGES.website],
    ['website', 'ftp://engine.example', QUOTE_MESSAGES.website],
    ['website', 'our site', QUOTE_MESSAGES.website],
    ['website', 'https://user:pass@engine.example', QUOTE_MESSAGES.website],
    ['website', 'https://localhost', QUOTE_MESSAGES.website],
    ['website', `https://engine.example/${'x'.repeat(300)}`, QUOTE_MESSAGES.tooLong(300)],
    ['service', '', QUOTE_MESSAGES.service],
    ['service', 'haircut', QUOTE_MESSAGES.service],
    ['message', 'x'.repeat(4001), QUOTE_MESSAGES.tooLong(4000)],
    ['message', 'a\u0007b', QUOTE_MESSAGES.unprintable],
  ])('refuses the %s %j', (field, value, message) =>
    expect(refusal({ [field]: value })).toContain(message),
  );
});

describe('the call', () => {
  const id = '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11';
  const parse = (body: object) => parseInput(requestQuote, { body }).body;

  it('takes the form with an id, and nothing that it does not name', () => {
    expect(parse({ ...FORM, id, mailId: 7, createdAt: 'x' })).toEqual({ ...FORM, id, subject: '' });
  });

  it.each([
    ['none', undefined],
    ['no UUID', 'mine'],
    ['one in capitals', id.toUpperCase()],
  ])('takes no request whose id is %s', (_, given) => {
    expect(() => parse({ ...FORM, id: given })).toThrow();
  });

  it.each([
    ['a list', []],
    ['an object', { toString: 'x' }],
  ])('refuses a name that is %s', (_, name) => {
    expect(() => parse({ ...FORM, id, name })).toThrow();
  });
});
