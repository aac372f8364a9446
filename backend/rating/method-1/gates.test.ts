import {
  makeAudit,
  makeContract,
  daysAgo,
  evidence,
  fact,
  makeIncident,
  NOW,
  rated,
} from '../../../testing/builders/facts';
import { METHOD_1_0 } from './blueprint';
import { bindingGate } from '../letters';
import type { ControlPower, Facts, GateResult, Letter } from './types';

const fired = (facts: Partial<Facts>, now: string = NOW): string[] =>
  rated(facts, now).gates.map((gate) => gate.gate);
const seen = (days: number) => ({ evidence: [evidence({ on: daysAgo(days) })] });
const control = (power: Partial<ControlPower>): Partial<Facts> => ({
  control: fact({ powers: [{ power: 'change-code', holder: 'key', delaySeconds: 0, ...power }] }),
});
const critical = (status: 'open' | 'acknowledged' | 'resolved', count: number): Partial<Facts> => ({
  audits: [makeAudit({ findings: [{ severity: 'critical', status, count }] })],
});
const DONE = fact({ complete: true });

describe('each gate fires on its fact', () => {
  it.each<[string, string, Partial<Facts>]>([
    [
      'unverified-funds',
      'BB',
      { contracts: [makeContract({ holdsFunds: true, verified: 'none' })] },
    ],
    ['no-audit', 'BBB', { auditReview: DONE }],
    ['single-key', 'B', control({})],
    ['single-key', 'B', control({ power: 'move-funds' })],
    ['open-critical', 'B', critical('open', 1)],
    ['honeypot', 'C', { sellability: fact({ holdersCanSell: false }) }],
    [
      'recent-incident',
      'BB',
      { incidents: [makeIncident({ occurredOn: daysAgo(29), resolved: false })] },
    ],
    [
      'recent-incident',
      'BB',
      { incidents: [makeIncident({ occurredOn: daysAgo(29), resolved: null })] },
    ],
  ])('%s caps at %s', (gate, cap, facts) => {
    const [result, ...others] = rated(facts).gates;
    expect(result).toMatchObject({ gate, cap });
    expect(result?.evidence.length).toBeGreaterThan(0);
    expect(result?.reason).toMatch(/\.$/);
    expect(others).toEqual([]);
  });
});

describe('an unknown is never a fatal fact', () => {
  it.each<[string, Partial<Facts>]>([
    [
      'a contract that is not known to hold funds',
      { contracts: [makeContract({ holdsFunds: null, verified: 'none' })] },
    ],
    [
      'a contract without funds',
      { contracts: [makeContract({ holdsFunds: false, verified: 'none' })] },
    ],
    [
      'a contract with funds whose verification is not known',
      { contracts: [makeContract({ holdsFunds: true, verified: null })] },
    ],
    ['a partial match', { contracts: [makeContract({ holdsFunds: true, verified: 'partial' })] }],
    ['no audits, and nobody looked', {}],
    ['no audits, and the look is not complete', { auditReview: fact({ complete: false }) }],
    ['an audit without a scope', { auditReview: DONE, audits: [makeAudit()] }],
    ['one key with an unknown delay', control({ delaySeconds: null })],
    ['one key with a delay', control({ delaySeconds: 1 })],
    ['a multisig without a delay', control({ holder: 'multisig', threshold: 1, signers: 2 })],
    ['an acknowledged critical finding', critical('acknowledged', 1)],
    ['a resolved critical finding', critical('resolved', 1)],
    ['no critical findings', critical('open', 0)],
    ['holders can sell', { sellability: fact({ holdersCanSell: true }) }],
    [
      'a recent incident that is resolved',
      { incidents: [makeIncident({ occurredOn: daysAgo(5), resolved: true })] },
    ],
    [
      'an incident 30 days old',
      { incidents: [makeIncident({ occurredOn: daysAgo(30), resolved: false })] },
    ],
  ])('%s fires nothing', (_sentence, facts) => {
    expect(fired(facts)).toEqual([]);
  });
});

describe('gates look only at unexpired facts', () => {
  it.each<[string, number, (days: number) => Partial<Facts>]>([
    [
      'unverified-funds',
      90,
      (days) => ({
        contracts: [makeContract({ holdsFunds: true, verified: 'none', ...seen(days) })],
      }),
    ],
    ['no-audit', 90, (days) => ({ auditReview: { value: { complete: true }, ...seen(days) } })],
    [
      'single-key',
      7,
      (days) => ({
        control: {
          value: { powers: [{ power: 'change-code', holder: 'key', delaySeconds: 0 }] },
          ...seen(days),
        },
      }),
    ],
    [
      'open-critical',
      180,
      (days) => ({
        audits: [
          makeAudit({
            findings: [{ severity: 'critical', status: 'open', count: 1 }],
            ...seen(days),
          }),
        ],
      }),
    ],
    [
      'honeypot',
      30,
      (days) => ({ sellability: { value: { holdersCanSell: false }, ...seen(days) } }),
    ],
  ])('%s: a fact counts for %d days', (gate, lifetime, facts) => {
    // Evidence starts at midnight and NOW is noon: the last day counts until its midnight.
    const lastInstant = `${daysAgo(0)}T00:00:00.000Z`;
    expect(fired(facts(lifetime), lastInstant)).toEqual([gate]);
    expect(fired(facts(lifetime), NOW)).toEqual([]);
    expect(METHOD_1_0.gates.find((rule) => rule.id === gate)?.lifetimeDays).toBe(lifetime);
  });

  it('has the lifetimes of the signals that stand on the same facts', () => {
    const findLifetime = (id: string) =>
      METHOD_1_0.signals.find((rule) => rule.id === id)?.lifetimeDays;
    const gateLifetime = (id: string) =>
      METHOD_1_0.gates.find((rule) => rule.id === id)?.lifetimeDays;
    expect(gateLifetime('unverified-funds')).toBe(findLifetime('verified-source'));
    expect(gateLifetime('no-audit')).toBe(findLifetime('audit-coverage'));
    expect(gateLifetime('single-key')).toBe(findLifetime('upgrade-control'));
    expect(gateLifetime('open-critical')).toBe(findLifetime('open-findings'));
    expect(gateLifetime('recent-incident')).toBe(findLifetime('incidents'));
  });
});

describe('reasons', () => {
  it.each<[string, Partial<Facts>]>([
    [
      'A contract with funds has no verified source: Vault.',
      { contracts: [makeContract({ holdsFunds: true, verified: 'none' })] },
    ],
    ['One key can change the code without a delay.', control({})],
    ['1 critical finding is open: Example Audits.', critical('open', 1)],
    ['2 critical findings are open: Example Audits.', critical('open', 2)],
    [
      'Not known to be resolved: "Stolen key", 20 Nov 2026.',
      { incidents: [makeIncident({ occurredOn: '2026-11-20', resolved: null })] },
    ],
  ])('%s', (reason, facts) => {
    expect(rated(facts).gates[0]?.reason).toBe(reason);
  });
});

describe('the gate that binds', () => {
  const gate = (cap: Letter, id: string = cap): GateResult => ({
    gate: id,
    cap,
    reason: '',
    evidence: [],
  });
  it.each<[string, Letter, GateResult[], string | null]>([
    ['none fired', 'AAA', [], null],
    ['the lowest cap', 'AAA', [gate('BB'), gate('B'), gate('BBB')], 'B'],
    ['the first of equals', 'AAA', [gate('BB', 'one'), gate('BB', 'two')], 'one'],
    ["a cap at the score's own letter does not bind", 'B', [gate('B')], null],
    ['a cap above it does not bind', 'C', [gate('BB')], null],
    ['a cap below it binds', 'BB', [gate('B')], 'B'],
  ])('%s', (_sentence, own, gates, expected) => {
    expect(bindingGate(own, gates, METHOD_1_0.letters)?.gate ?? null).toBe(expected);
  });

  it('caps the letter and leaves the score', () => {
    const good = { team: fact({ confirmedNames: 2 }) };
    const capped = rated({ ...good, sellability: fact({ holdersCanSell: false }) });
    expect(capped).toMatchObject({
      score: 100,
      uncappedLetter: 'AAA',
      letter: 'C',
      cap: { gate: 'honeypot', cap: 'C' },
    });
    expect(rated(good)).toMatchObject({
      score: 100,
      uncappedLetter: 'AAA',
      letter: 'AAA',
      cap: null,
      gates: [],
    });
  });
});
