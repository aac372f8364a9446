import { dayBefore } from '@/contracts/time';
import { copy } from './copy';
import type { Evidence, Facts } from './method';

const CONTRACT = 'assumed-contract';
const AUDIT = 'assumed-audit';
const CODE = 'assumed-code';

/** Facts that a visitor assumes, as if a source of the day of the rating said so. */
export class Assumption {
  readonly evidence: Evidence[];

  constructor(private readonly now: string) {
    const day = this.daysAgo(0);
    this.evidence = [
      {
        url: null,
        title: copy.assumed,
        tier: 'P1',
        statedAt: day,
        precision: 'day',
        readAt: now,
        how: 'person',
        locator: null,
        block: null,
      },
    ];
  }

  daysAgo(days: number): string {
    return dayBefore(this.now, days);
  }

  fact<T>(value: T): { value: T; evidence: Evidence[] } {
    return { value, evidence: this.evidence };
  }

  /** As recorded; without any, one that holds funds. */
  contracts(facts: Facts): Facts {
    if (facts.contracts.length > 0) return facts;
    const contract = {
      id: CONTRACT,
      name: copy.assumed,
      evidence: this.evidence,
      proxy: null,
      holdsFunds: this.fact(true),
      verified: null,
      deployedOn: null,
      code: null,
      listed: null,
    };
    return this.wholeContracts({ ...facts, contracts: [contract] });
  }

  wholeContracts(facts: Facts): Facts {
    const value = { through: this.daysAgo(0), count: facts.contracts.length };
    return { ...facts, contractList: this.fact(value) };
  }

  private wholeAudits(facts: Facts): Facts {
    const value = { through: this.daysAgo(0), count: facts.audits.length, lists: [copy.assumed] };
    return { ...facts, auditList: this.fact(value) };
  }

  /** One report of 90 days ago that names every contract, whose code changed since or not. */
  audited(given: Facts, changedSince: boolean): Facts {
    const facts = this.contracts(given);
    const changedOn = this.daysAgo(changedSince ? 30 : 120);
    const code = { implementation: CODE, lastChangedOn: changedOn, changes: [changedOn] };
    const contracts = facts.contracts.map((contract) => ({ ...contract, code: this.fact(code) }));
    const implementation = changedSince ? `${CODE}-before` : CODE;
    const report = {
      id: AUDIT,
      auditor: copy.assumed,
      publishedOn: this.daysAgo(90),
      precision: 'day' as const,
      scope: {
        contracts: contracts.map(({ id }) => ({ contract: id, implementation })),
        ownCode: true,
      },
      findings: null,
      evidence: this.evidence,
    };
    return this.wholeAudits({ ...facts, contracts, audits: [report] });
  }

  unaudited(facts: Facts): Facts {
    return this.wholeAudits({ ...this.contracts(facts), audits: [] });
  }

  /** Every report's findings, the first with one that is open. */
  findings(facts: Facts, open: 'medium' | 'critical' | null): Facts {
    const counts = open ? [{ severity: open, status: 'open' as const, count: 1 }] : [];
    const audits = facts.audits.map((audit, at) => ({
      ...audit,
      findings: { counts: at === 0 ? counts : [], whole: true },
    }));
    return audits.length > 0 ? this.wholeAudits({ ...facts, audits }) : facts;
  }

  ofContracts(facts: Facts, change: Partial<Facts['contracts'][number]>): Facts {
    const known = this.contracts(facts);
    return { ...known, contracts: known.contracts.map((item) => ({ ...item, ...change })) };
  }

  incidents(facts: Facts, loss: { usd: number; days: number } | null): Facts {
    const incidents = loss
      ? [
          {
            id: 'assumed-incident',
            title: copy.assumed,
            occurredOn: this.daysAgo(loss.days),
            lossUsd: loss.usd,
            lossShare: null,
            returnedShare: 0,
            resolved: true,
            evidence: this.evidence,
          },
        ]
      : [];
    const lists = [
      { name: 'A', beyondContracts: true },
      { name: 'B', beyondContracts: false },
    ];
    const value = { through: this.daysAgo(0), count: incidents.length, lists };
    return { ...facts, incidents, dangers: [], incidentList: this.fact(value) };
  }
}
