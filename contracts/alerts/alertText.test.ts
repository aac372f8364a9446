import type { AlertFacts, AlertKind, ControlChange } from './alerts';
import { alertText, controlText } from './alertText';

const say = <Kind extends AlertKind>(kind: Kind, facts: AlertFacts[Kind]) => alertText(kind, facts);
const change = (one: ControlChange) => say('control-changed', { changes: [one] });
const about = { power: 'change-code', contract: 'eip155:1:0x1', contractName: 'Vault' };

describe('the words of an alert', () => {
  it('say how letter and score moved', () => {
    expect(say('letter-changed', { from: 'A', to: 'BB' })).toBe('BB, was A');
    expect(say('letter-changed', { from: null, to: 'BB' })).toBe('Rated BB');
    expect(say('letter-changed', { from: 'A', to: null })).toBe('No longer rated, was A');
    expect(say('score-moved', { from: 77.5, to: 71.2, letter: 'A', method: '2.0' })).toBe(
      'Score down 6.3: 71.2, was 77.5',
    );
    expect(say('score-moved', { from: 60, to: 71, letter: 'A', method: '2.0' })).toBe(
      'Score up 11: 71, was 60',
    );
  });

  it('call a suspension our own lateness', () => {
    const reason = 'we last checked incident lists on 20 Aug 2026';
    expect(say('suspended', { letter: 'A', ratedAt: '2026-09-01T12:00:00.000Z', reason })).toBe(
      'Rating suspended: we last checked incident lists on 20 Aug 2026. Last letter: A on 1 Sep 2026',
    );
    expect(say('suspended', { letter: 'A' })).toBe(
      'Rating suspended: our checks are out of date. Last letter: A',
    );
    expect(say('suspended', { letter: null })).toBe('Rating suspended: our checks are out of date');
  });

  it('name incidents and audits with their days', () => {
    const incident = { incidentId: 'i', title: 'Key stolen', occurredOn: '2026-11-12' };
    expect(say('incident', { ...incident, lossUsd: 3_200_000 })).toBe(
      'Incident on 12 Nov 2026: Key stolen, $3.2M lost',
    );
    expect(say('incident', { ...incident, lossUsd: null })).toBe(
      'Incident on 12 Nov 2026: Key stolen',
    );
    expect(
      say('audit-added', { auditId: 'a', auditor: 'Careful', publishedOn: '2026-11-03' }),
    ).toBe('Audit by Careful, 3 Nov 2026');
  });

  it('say who controls what now, and who did', () => {
    const multisig = { holder: 'multisig', threshold: 4, signers: 7 };
    const key = { holder: 'key' };
    expect(change({ what: 'owner', before: multisig, after: key, ...about })).toBe(
      'Upgrade control of Vault: one key, was a 4 of 7 multisig',
    );
    expect(change({ what: 'role', before: null, after: key, power: 'move-funds' })).toBe(
      'Control of funds: now also one key',
    );
    const rewards = {
      power: 'move-funds',
      contractName: 'Distributor',
      limit: 'unclaimed rewards',
    };
    expect(change({ what: 'role', before: null, after: key, ...rewards })).toBe(
      'Control of funds of Distributor (unclaimed rewards): now also one key',
    );
    expect(change({ what: 'role', before: key, after: null, ...about })).toBe(
      'Upgrade control of Vault: no longer one key',
    );
    expect(change({ what: 'delay', before: 172_800, after: null, ...about })).toBe(
      'Upgrade control of Vault, delay: unknown, was 2 days',
    );
    expect(change({ what: 'delay', before: 5_400, after: 0, ...about })).toBe(
      'Upgrade control of Vault, delay: none, was 90 minutes',
    );
    expect(
      change({
        what: 'implementation',
        contract: 'eip155:1:0x1',
        contractName: 'Vault',
        before: `eip155:1:0x${'a'.repeat(40)}`,
        after: `eip155:1:0x${'b'.repeat(40)}`,
      }),
    ).toBe('Code of Vault replaced: 0xbbbb…bbbb, was 0xaaaa…aaaa');
  });

  it('say what waits in timelocks, and how much more does', () => {
    const queued = (n: number, call: string | null = 'upgradeTo(address)'): ControlChange => ({
      ...{ what: 'queued', timelock: `eip155:1:0x${'1'.repeat(40)}`, contractName: `Vault ${n}` },
      ...{ contract: `eip155:1:0x${'2'.repeat(40)}`, call },
      readyAt: '2026-11-22T12:00:00Z',
    });
    expect(controlText([queued(1), queued(2, null)])).toBe(
      'Waiting in a timelock: upgradeTo at Vault 1, possible from 22 Nov 2026. Waiting in a timelock: a payment to Vault 2, possible from 22 Nov 2026',
    );
    const many = Array.from({ length: 13 }, (_, n) => queued(n));
    expect(controlText(many)).toMatch(/Vault 9, possible from 22 Nov 2026\. And 3 more$/);
  });
});
