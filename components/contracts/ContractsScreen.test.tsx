import { screen, within } from '@testing-library/react';
import { makeAudit, makeContract, makeProjectDetail } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { ContractsScreen, listRows } from '.';

const contracts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeContract({ id: `eip155:1:0x${index}`, name: `Contract ${index}` }),
  );
const project = makeProjectDetail({ id: 'safe', name: 'Safe' });

describe('the page of all contracts', () => {
  it('has fifty at a time, counts all, and leads to the others', () => {
    const found = listRows(project, contracts(120), 2)!;
    renderPage(<ContractsScreen {...found} />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(50);
    expect(rows[0]).toHaveTextContent('Contract 50');
    expect(screen.getByText(/^120 contracts: 120 with source not checked\./)).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('2')).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/projects/safe/contracts',
    );
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/projects/safe/contracts?page=3',
    );
  });

  it('says of each what is known, and which audits name it', () => {
    const vault = makeContract({
      verified: 'none',
      proxy: true,
      holdsFunds: true,
      codeChangedOn: '2026-02-01',
    });
    const audits = [makeAudit({ contracts: [vault.id] }), makeAudit({ id: 'b', contracts: [] })];
    renderPage(<ContractsScreen {...listRows({ ...project, audits }, [vault], 1)!} />);
    const row = within(screen.getByRole('table')).getAllByRole('row')[1]!;
    expect(row).toHaveTextContent('Vault · Ethereum');
    expect(row).toHaveTextContent('0x409000…002Ab0');
    expect(row).toHaveTextContent('noneyesyes1 Feb 2026');
    expect(within(row).getAllByRole('link').at(-1)).toHaveTextContent('Example Audits, 1 Mar 2026');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('has no page past the last', () => {
    expect(listRows(project, contracts(50), 1)?.rows).toHaveLength(50);
    for (const page of [0, 2, 1.5, NaN])
      expect(listRows(project, contracts(50), page)).toBeUndefined();
    expect(listRows(project, [], 1)?.rows).toEqual([]);
  });
});
