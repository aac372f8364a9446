import { screen, within } from '@testing-library/react';
import { makeAudit, makeContract, makeProjectDetail } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { AuditsScreen, countKinds, listAudits, orderAudits } from '.';

const serious = { severity: 'critical', status: 'open', count: 1 } as const;
const audits = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeAudit({
      id: `audit-${index}`,
      auditor: `Auditor ${index}`,
      publishedOn: `2024-01-${String((index % 28) + 1).padStart(2, '0')}`,
    }),
  );
const project = makeProjectDetail({ id: 'lido', name: 'Lido' });

describe('the order of audits', () => {
  it('has serious findings that are unresolved first, then the newest', () => {
    const given = [
      makeAudit({ id: 'old', publishedOn: '2021-05-01', counts: [serious] }),
      makeAudit({ id: 'new', publishedOn: '2026-05-01' }),
      makeAudit({
        id: 'fixed',
        publishedOn: '2026-06-01',
        counts: [{ ...serious, status: 'resolved' }],
      }),
      makeAudit({
        id: 'minor',
        publishedOn: '2026-04-01',
        counts: [{ ...serious, severity: 'minor' }],
      }),
    ];
    expect(orderAudits(given).map(({ id }) => id)).toEqual(['old', 'fixed', 'new', 'minor']);
  });

  it('counts what a reader would ask of those that are left out', () => {
    const read = { findingsKnown: true, contracts: [] };
    const given = [
      makeAudit({ ...read, id: 'a', counts: [serious] }),
      makeAudit({ ...read, id: 'b', findingsKnown: false }),
      makeAudit({ ...read, id: 'c', contracts: null }),
    ];
    expect(countKinds(given)).toEqual([
      '1 with serious findings unresolved',
      '1 with findings not recorded',
      '1 with scope not recorded',
    ]);
  });
});

describe('the page of all audits', () => {
  it('has fifty at a time, counts all, and leads to the others', () => {
    renderPage(<AuditsScreen {...listAudits({ ...project, audits: audits(60) }, 2)!} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audits of Lido');
    expect(within(screen.getByRole('table')).getAllByText(/^Auditor \d/)).toHaveLength(10);
    expect(screen.getByText(/^60 audits/)).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('2')).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/projects/lido/audits',
    );
  });

  it('names the contracts of a scope, also those that no page of contracts shows', () => {
    const vault = makeContract({ name: 'Vault' });
    const given = {
      ...project,
      contracts: [vault],
      audits: [makeAudit({ contracts: [vault.id] })],
    };
    renderPage(<AuditsScreen {...listAudits(given, 1)!} />);
    expect(screen.getByRole('table')).toHaveTextContent('Vault');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('has no page past the last', () => {
    for (const page of [0, 2, 1.5, NaN])
      expect(listAudits({ ...project, audits: audits(50) }, page)).toBeUndefined();
    expect(listAudits({ ...project, audits: [] }, 1)?.rows).toEqual([]);
  });
});
