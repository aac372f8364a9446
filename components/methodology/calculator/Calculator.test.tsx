import { act, screen, waitFor, within } from '@testing-library/react';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { Calculator } from './Calculator';
import { begin, fromNothing } from './calculatorReducer';
import { calculate } from './calculate';
import { CHOICES, type Chosen } from './choices';
import { copy, type ChoiceId } from './copy';
import { METHOD_2_0, rate } from './method';
import { NOTHING } from './nothing';

const NOW = '2026-11-25T00:00:00.000Z';
const OFF = ['holder-concentration', 'website'];
const BEST: Chosen = {
  audits: 'same',
  findings: 'fixed',
  verified: 'exact',
  bounty: 'million',
  control: 'nobody',
  token: 'clean',
  holders: 'spread',
  incidents: 'none',
  age: 'old',
  website: 'all',
  response: 'all',
  accountable: 'entity',
  documentation: 'yes',
  repository: 'active',
  addresses: 'all',
};
const rateChosen = (chosen: Chosen, off: readonly string[] = []) =>
  calculate({ ...begin(fromNothing(off)), chosen }, NOW);

describe('what is assumed', () => {
  it('is all unknown from nothing: not rated, nothing proven', () => {
    expect(rateChosen({})).toMatchObject({ state: 'not-rated', score: 0, possible: 100 });
  });

  it('is rated AAA with the best of everything', () => {
    const rating = rateChosen(BEST);
    expect(rating).toMatchObject({ state: 'rated', letter: 'AAA', gates: [] });
    expect(rating.unknown).toBe(0);
  });

  it.each(Object.keys(BEST) as ChoiceId[])('is proven less with a worse choice of %s', (id) => {
    const best = rateChosen(BEST);
    const worst = Object.keys(CHOICES[id]).at(-1)!;
    expect(rateChosen({ ...BEST, [id]: worst }).score).toBeLessThan(best.score);
  });

  it('fires the gates of the method', () => {
    expect(rateChosen({ ...BEST, control: 'key' })).toMatchObject({ letter: 'B' });
    expect(rateChosen({ ...BEST, findings: 'critical' })).toMatchObject({ letter: 'B' });
    expect(rateChosen({ ...BEST, incidents: 'large' }).gates).toMatchObject([
      { gate: 'large-loss' },
    ]);
  });
});

describe('the calculator', () => {
  const published = rate(
    { ...NOTHING, projectId: 'aave', profile: 'backed' },
    { method: METHOD_2_0, now: NOW, factsHash: 'x', formatMoney: String, off: OFF },
  );
  const server = () =>
    stubFetch(({ url }) =>
      url.includes('/rating')
        ? { body: { ...published, facts: { ...NOTHING, profile: 'backed' } } }
        : {
            body: {
              items: [{ id: 'aave', name: 'Aave', tokenTickers: [], chains: [] }],
              page: 1,
              perPage: 5,
              total: 1,
              hasMore: false,
            },
          },
    );

  it('shows proven, possible, letter and gates at once, and what it was', async () => {
    const { user } = renderPage(<Calculator off={OFF} />);
    const result = screen.getByRole('region', { name: copy.result });
    expect(result).toHaveTextContent('0.0 proven, 100.0 possible');
    expect(screen.queryByLabelText(copy.choices.website.name)).toBeNull();
    const { website: _website, holders: _holders, ...asked } = BEST;
    for (const [id, option] of Object.entries(asked) as [ChoiceId, string][])
      await user.selectOptions(screen.getByLabelText(copy.choices[id].name), option);
    expect(within(result).getByRole('status')).toHaveTextContent('AAA');
    expect(within(result).getByRole('status')).toHaveTextContent('It was 0, not rated.');
    await user.selectOptions(screen.getByLabelText(copy.choices.control.name), 'key');
    expect(result).toHaveTextContent('One key can change the code, without a delay. at most B');
  });

  it('starts from the published facts of a project, with its profile', async () => {
    const stub = server();
    const { user } = renderPage(<Calculator off={OFF} />);
    await user.type(screen.getByLabelText(copy.project), 'aave');
    await user.click(await screen.findByRole('button', { name: 'Aave' }));
    expect(await screen.findByText(/facts published for Aave/)).toBeVisible();
    expect(screen.getByLabelText(copy.profile)).toHaveValue('backed');
    expect(screen.getByLabelText(copy.choices.reserves.name)).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy.restart }));
    await waitFor(() => expect(screen.getByLabelText(copy.profile)).toHaveValue('protocol'));
    stub.restore();
  });

  it('opens with the facts of the project that a link names', async () => {
    const stub = server();
    renderPage(<Calculator off={OFF} project="aave" />);
    expect(await screen.findByText(/facts published for Aave/)).toBeVisible();
    expect(screen.getByLabelText(copy.profile)).toHaveValue('backed');
    expect(stub.asked.map(({ body }) => body).filter(Boolean)).toEqual([
      { projectIds: ['aave'], dataPerPage: 1 },
    ]);
    stub.restore();
  });

  it('starts from nothing where a link names no project', async () => {
    const stub = stubFetch(() => ({ status: 404, body: {} }));
    renderPage(<Calculator off={OFF} project="../x" />);
    expect(await screen.findByText(copy.failed)).toBeVisible();
    expect(screen.getByText(copy.fromNothing)).toBeVisible();
    stub.restore();
  });

  it('drops the facts of a project once another is chosen', async () => {
    let answerAave: () => void = () => undefined;
    const late = new Promise<void>((done) => {
      answerAave = done;
    });
    const found = (id: string, name: string) => ({ id, name, tokenTickers: [], chains: [] });
    const items = [found('aave', 'Aave'), found('lido', 'Lido')];
    const stub = stubFetch(async ({ url }) => {
      if (!url.includes('/rating'))
        return { body: { items, page: 1, perPage: 5, total: 2, hasMore: false } };
      const ofAave = url.includes('aave');
      if (ofAave) await late;
      const profile = ofAave ? 'backed' : 'bridge';
      return { body: { ...published, facts: { ...NOTHING, profile } } };
    });
    const { user } = renderPage(<Calculator off={OFF} />);
    for (const name of ['Aave', 'Lido']) {
      await user.type(screen.getByLabelText(copy.project), name.toLowerCase());
      await user.click(await screen.findByRole('button', { name }));
    }
    expect(await screen.findByText(/facts published for Lido/)).toBeVisible();
    await act(async () => answerAave());
    expect(screen.getByLabelText(copy.profile)).toHaveValue('bridge');
    expect(screen.getByText(/facts published for Lido/)).toBeVisible();
    stub.restore();
  });
});
