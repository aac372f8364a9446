import { screen, within } from '@testing-library/react';
import type { ReportStateAnswer } from '@/contracts/reports/reportState';
import { renderPage } from '@/testing/render';
import { StateScreen } from '.';

const RECEIVED: ReportStateAnswer = {
  reference: 'PL-7K3F-9QXM',
  kind: 'wrong-fact',
  project: { id: 'aave', name: 'Aave' },
  state: 'received',
  receivedAt: '2026-11-21T12:00:00.000Z',
  checkingSince: null,
  closedAt: null,
  answer: null,
};
const CLOSED_AT = '2026-11-23T08:00:00.000Z';
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the page of a report', () => {
  it.each<[string, Partial<ReportStateAnswer>, string, string[]]>([
    [
      'received',
      {},
      'We have your report. Nobody has checked it yet.',
      ['Received 21 Nov 2026', 'Being checked not yet', 'Decision not yet'],
    ],
    [
      'being checked',
      { state: 'checking', checkingSince: '2026-11-22T08:00:00.000Z' },
      'The operator is checking it against its sources.',
      ['Received 21 Nov 2026', 'Being checked 22 Nov 2026', 'Decision not yet'],
    ],
    [
      'accepted',
      {
        state: 'accepted',
        checkingSince: '2026-11-22T08:00:00.000Z',
        closedAt: CLOSED_AT,
        answer: 'Recorded.',
      },
      'The operator accepted it.',
      ['Received 21 Nov 2026', 'Being checked 22 Nov 2026', 'Accepted 23 Nov 2026'],
    ],
    [
      'declined at once',
      { state: 'declined', closedAt: CLOSED_AT, answer: 'No source.' },
      'The operator declined it.',
      ['Received 21 Nov 2026', 'Being checked closed at once', 'Declined 23 Nov 2026'],
    ],
  ])('says that it is %s, with the days', (_, change, sentence, wanted) => {
    renderPage(<StateScreen report={{ ...RECEIVED, ...change }} />);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(steps()).toEqual(wanted);
  });

  it('shows the answer as text', () => {
    const answer = '<img src=x onerror=alert(1)>';
    renderPage(
      <StateScreen report={{ ...RECEIVED, state: 'declined', closedAt: CLOSED_AT, answer }} />,
    );
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('links to the project, if it is listed', () => {
    const { rerender } = renderPage(<StateScreen report={RECEIVED} />);
    expect(screen.getByRole('link', { name: 'Aave' })).toHaveAttribute('href', '/projects/aave');
    rerender(<StateScreen report={{ ...RECEIVED, project: null }} />);
    expect(screen.getByText('Not listed here')).toBeVisible();
  });

  it('says so when the network asked too often', () => {
    const { container } = renderPage(<StateScreen report={null} />);
    expect(within(container).getByRole('heading')).toHaveTextContent('Too many requests');
  });
});
