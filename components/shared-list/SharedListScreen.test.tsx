import { screen, within } from '@testing-library/react';
import { makeProjectRow } from '@/testing/builders/projectRow';
import { renderPage } from '@/testing/render';
import { SharedListScreen } from './SharedListScreen';

const makeShared = (ids: string[]) => ({
  name: 'Core',
  updatedAt: '2026-11-25T10:00:00.000Z',
  rows: ids.map((id) => makeProjectRow({ id, name: id.toUpperCase() })),
});

describe('a shared list', () => {
  it('has its projects in its order, and compares the first ten', () => {
    const ids = Array.from({ length: 11 }, (_, n) => `p${n}`);
    renderPage(<SharedListScreen list={makeShared(ids)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Core');
    expect(
      screen.getByText(/^A shared list of 11 projects, last changed on 25 Nov 2026/),
    ).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(rows.map((row) => row.querySelector('b')!.textContent)).toEqual(
      ids.map((id) => id.toUpperCase()),
    );
    expect(screen.getByRole('columnheader', { name: 'Audited' })).toBeVisible();
    expect(screen.getByRole('row', { name: /P0/ })).toHaveTextContent(/partly, May 2026github/);
    expect(screen.getByRole('link', { name: 'Compare the first ten' })).toHaveAttribute(
      'href',
      `/compare?projects=${ids.slice(0, 10).join(',')}`,
    );
  });

  it('says when it is empty, and when the network asked too often', () => {
    const { rerender } = renderPage(<SharedListScreen list={makeShared([])} />);
    expect(screen.getByText('This list is empty.')).toBeVisible();
    rerender(<SharedListScreen list={null} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.');
  });
});
