import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_QUERY, leaderboardHref } from '@/components/leaderboard';
import { makeProjectDetail, makeRating } from '@/testing/builders/project';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { breadcrumbData } from './breadcrumbData';
import { SECTIONS } from './constants';
import { describeProject } from './describeProject';
import { ProjectScreen } from './ProjectScreen';

describe('the project page', () => {
  let stub: ReturnType<typeof stubFetch>;
  beforeEach(() => {
    stub = stubFetch(() => ({
      body: {
        views: 1,
        votes: {
          id: 'example',
          yes: 0,
          no: 0,
          yesPercentage: null,
          yesLowerBound: null,
          vote: null,
        },
      },
    }));
  });
  afterEach(() => stub.restore());

  const show = async () => {
    const page = renderPage(<ProjectScreen project={makeProjectDetail()} />);
    await screen.findByText('No votes yet');
    return page;
  };

  it('has every section that its list of sections leads to', async () => {
    const { container } = await show();
    for (const { id, label } of SECTIONS) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      expect(container.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
  });

  it('asks one thing of the server once it is shown: it counts the view and reads the votes', async () => {
    await show();
    await waitFor(() =>
      expect(stub.asked).toEqual([
        { url: '/api/visits', method: 'POST', body: { projectId: 'example' } },
      ]),
    );
  });

  it('is complete in the server’s HTML', () => {
    const html = renderToString(<ProjectScreen project={makeProjectDetail()} />);
    expect(html).toContain('Strongest in code');
    expect(html).toContain('= <b>84.8</b>');
    expect(html).toContain('First rated 21 Nov 2026');
  });

  it('leads back to the leaderboard and to the category', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute(
      'href',
      leaderboardHref(DEFAULT_QUERY),
    );
    expect(screen.getByRole('link', { name: 'DEX' })).toHaveAttribute(
      'href',
      leaderboardHref(DEFAULT_QUERY, { category: 'dex' }),
    );
  });

  it('copies the address where the device has no share sheet', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/`);
  });
});

describe('title and description', () => {
  it.each([
    [{}, 'Example security rating: 80, AA'],
    [{ rating: makeRating({ provisional: true }) }, 'Example security rating: 80, AA, provisional'],
    [{ rating: null }, 'Example security rating: not rated yet'],
    [
      { status: 'compromised' as const, rating: makeRating({ score: null, letter: null }) },
      'Example security rating: compromised',
    ],
  ])('are made of the rating (%#)', (given, title) => {
    expect(describeProject(makeProjectDetail(given)).title).toBe(title);
  });

  it('say where the project stands among the others', () => {
    expect(
      breadcrumbData(makeProjectDetail({ name: 'Vault' }), 'https://example.org'),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: 'Vault' }],
    });
  });
});
