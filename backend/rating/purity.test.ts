import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { formatMoney } from '../../contracts/money';
import { factsArbitrary, makeFacts, NOW } from '../../testing/builders/factsOfMethod2';
import { listLosses, listRaises, METHOD_2_0, rate, type Facts } from './method-2';

const OPTIONS = { method: METHOD_2_0, now: NOW, factsHash: 'hash', formatMoney };

const sources = (readdirSync(__dirname, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }));

describe('the rating engine stands alone', () => {
  it('finds its own files', () => {
    expect(sources.length).toBeGreaterThan(30);
  });

  it.each(sources.map(({ name, text }) => [name, text]))(
    '%s imports only from its own folder',
    (name, text) => {
      const imports = [...text.matchAll(/(?:from|import|require\()\s*\(?['"]([^'"]+)['"]/g)].map(
        (match) => match[1] ?? '',
      );
      for (const target of imports) {
        expect(target).toMatch(/^\.\.?(\/|$)/);
        const path = join(dirname(join(__dirname, name)), target);
        expect(relative(__dirname, path)).not.toMatch(/^\.\./);
        expect(existsSync(`${path}.ts`) || existsSync(join(path, 'index.ts'))).toBe(true);
      }
    },
  );

  it.each(sources.map(({ name, text }) => [name, text]))(
    '%s asks for no clock, chance, environment or locale',
    (_name, text) => {
      expect(text).not.toMatch(
        /Date\.now|new Date\(\)|Math\.random|performance\.|process\.|globalThis|\bIntl\b|toLocale/,
      );
    },
  );
});

describe('rate reads no clock', () => {
  const RealDate = globalThis.Date;
  const realRandom = Math.random;
  const poisoned = () => {
    throw new Error('rate() asked for the time or for chance');
  };

  afterEach(() => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
  });

  function poison(): void {
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) =>
        args.length === 0 ? poisoned() : (Reflect.construct(target, args) as object),
      apply: poisoned,
      get: (target, key) => (key === 'now' ? poisoned : (Reflect.get(target, key) as unknown)),
    });
    Math.random = poisoned;
    expect(() => new Date()).toThrow();
  }

  it('works with a clock that throws', () => {
    const examples = fc.sample(factsArbitrary, { numRuns: 50, seed: 7 });
    const expected = examples.map((facts) => rate(facts, OPTIONS));
    poison();
    const ratings = examples.map((facts) => rate(facts, OPTIONS));
    ratings.forEach((rating) => [listLosses(rating), listRaises(rating)]);
    globalThis.Date = RealDate;
    expect(ratings).toEqual(expected);
  });
});

const COMMERCIAL = [
  'paid',
  'pay',
  'payment',
  'customer',
  'client',
  'sponsor',
  'sponsored',
  'subscription',
  'subscriber',
  'advert',
  'advertiser',
  'partner',
  'invoice',
  'premium',
  'quote',
  'revenue',
  'promoted',
  'featured',
  'contractor',
  'affiliate',
  'discount',
  'purchase',
  'lead',
  'sales',
];

describe('nothing commercial is an input', () => {
  it('has no field about money between a project and this site', () => {
    const types = readFileSync(join(__dirname, 'method-2/facts.ts'), 'utf8');
    const fields = [...types.replace(/\/\*[^]*?\*\//g, '').matchAll(/(\w+)\??:/g)];
    const words = fields.flatMap(([, field = '']) =>
      field.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase()),
    );
    expect(words).toContain('audits');
    expect(words.filter((word) => COMMERCIAL.includes(word))).toEqual([]);
  });

  it('ignores fields that are not facts', () => {
    const smuggled = { ...makeFacts(), customer: true, paidUsd: 1e6 } as Facts;
    expect(rate(smuggled, OPTIONS)).toEqual(rate(makeFacts(), OPTIONS));
  });
});
