import { screen, within } from '@testing-library/react';
import { pageOfRows } from '@/components/record-list';
import type { Dispute } from '@/contracts/reports/disputes';
import { makeDispute } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { DisputesScreen } from '.';

const show = (...disputes: Dispute[]) =>
  renderPage(
    <DisputesScreen project={{ id: 'lido', name: 'Lido' }} {...pageOfRows(disputes, 1)!} />,
  );
const rows = () =>
  within(screen.getAllByRole('rowgroup')[1]!)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the page of disputed facts', () => {
  it('has the signal, the state, the days and the decision of each', () => {
    show(
      makeDispute(),
      makeDispute({
        ...{ signalId: null, name: null, state: 'accepted', checkingSince: null },
        ...{ closedOn: '2026-11-23', answer: 'Recorded:\n<b>2 days</b>.' },
      }),
    );
    expect(rows()).toEqual([
      ['Delay', 'Being checked', 'Received 21 Nov 2026Checked from 22 Nov 2026', 'Not decided yet'],
      [
        ...['A fact of this record', 'Accepted', 'Received 21 Nov 2026Closed 23 Nov 2026'],
        'Recorded:\n<b>2 days</b>.',
      ],
    ]);
    expect(document.querySelector('td b')).toBeNull();
    expect(screen.getByText(/^2 disputes, newest first\..* 400 days after/)).toBeVisible();
  });

  it('says of an accepted one what changed', () => {
    show(makeDispute({ state: 'accepted', answer: 'The delay is 2 days now.' }));
    expect(screen.getByText('The delay is 2 days now.').closest('td')).toHaveAttribute(
      'data-label',
      'What changed',
    );
  });

  it.each([
    ['The delay is 2 days: https://a.example:8080/status/corrections?upTo=12#c12.', 12],
    ['/status/corrections?upTo=7#c7', 7],
  ])('links the correction that the decision names: %s', (answer, id) => {
    show(makeDispute({ state: 'accepted', answer }));
    const link = screen.getByRole('link', { name: `correction ${id}` });
    expect(link).toHaveAttribute('href', `/status/corrections?upTo=${id}#c${id}`);
    expect(link.parentElement).not.toHaveTextContent('upTo');
  });

  it.each([
    '/status/corrections',
    '/status/corrections?upTo=12#c1',
    '/status/corrections?upTo=1#c12',
  ])('links nothing else: %s', (answer) => {
    show(makeDispute({ state: 'accepted', answer }));
    expect(screen.getByText(answer)).toBeVisible();
  });

  it('says so where there is none', () => {
    show();
    expect(screen.getByText(/^No disputes\./)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
