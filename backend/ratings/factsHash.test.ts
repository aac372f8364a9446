import { createHash } from 'node:crypto';
import { fact, makeFacts } from '../../testing/builders/factsOfMethod2';
import { canonicalText, factsHash, securityText } from './factsHash';

describe('canonicalText', () => {
  it('is RFC 8785: keys sorted by code units, numbers as ECMAScript writes them, nothing undefined', () => {
    // From RFC 8785, section 3.2.2.
    const numbers = [333333333.33333329, 1e30, 4.5, 2e-3, 1e-27];
    expect(
      canonicalText({ numbers, string: '€$\u000f\nA\'B"\\"/', literals: [null, true, false] }),
    ).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\"/"}',
    );
    expect(canonicalText({ b: undefined, a: 1 })).toBe('{"a":1}');
  });
});

describe('factsHash', () => {
  const facts = makeFacts({
    projectId: 'vault',
    accountable: fact({ who: 'entity', confirmed: true }),
  });

  it('is the SHA-256 of the canonical { facts, methodVersion }', () => {
    const expected = createHash('sha256')
      .update(`{"facts":${canonicalText(facts)},"methodVersion":"2.0"}`)
      .digest('hex');
    expect(factsHash(facts, '2.0')).toBe(expected);
  });

  it('does not depend on the order of keys, and survives a trip through JSON', () => {
    const turned = Object.fromEntries(Object.entries(facts).reverse()) as unknown as typeof facts;
    expect(factsHash(turned, '2.0')).toBe(factsHash(facts, '2.0'));
    expect(factsHash(JSON.parse(JSON.stringify(facts)), '2.0')).toBe(factsHash(facts, '2.0'));
  });

  it('differs by any fact and by the method', () => {
    expect(factsHash(facts, '2.1')).not.toBe(factsHash(facts, '2.0'));
    expect(factsHash({ ...facts, votes: fact({ yes: 1, no: 0 }) }, '2.0')).not.toBe(
      factsHash(facts, '2.0'),
    );
  });
});

describe('securityText', () => {
  const facts = makeFacts({ projectId: 'vault' });

  it('leaves out what only context looks at, and the dangers that stood before', () => {
    const noisy = {
      ...facts,
      votes: fact({ yes: 1, no: 0 }),
      pageViews: fact({ views30d: 3 }),
      postingActivity: fact({ posts30d: 3 }),
      market: fact({ exchanges: 3 }),
      dangers: [
        {
          gate: 'honeypot',
          subject: '',
          foundAt: '2026-11-01',
          reason: '',
          cap: 'C' as const,
          evidence: [],
          until: null,
        },
      ],
    };
    expect(securityText(noisy)).toBe(securityText(facts));
  });

  it('holds every other fact, the gate on selling too', () => {
    expect(securityText({ ...facts, sellability: fact({ holdersCanSell: false }) })).not.toBe(
      securityText(facts),
    );
    expect(
      securityText({ ...facts, accountable: fact({ who: 'entity', confirmed: true }) }),
    ).not.toBe(securityText(facts));
  });
});
