import { screen } from '@testing-library/react';
import type { SearchResult } from '@/contracts/projects/projects';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { ProjectPicker } from './ProjectPicker';

const makeResult = (id: string): SearchResult => ({
  id,
  name: id.toUpperCase(),
  logo: null,
  rank: 1,
  tokenTickers: [],
  state: 'rated',
  score: 71,
  possible: 84,
  letter: 'A',
  answers: [],
  chains: [],
  address: null,
  issuedCount: 0,
  issuedBy: null,
});

describe('a search that chooses', () => {
  let server: ReturnType<typeof stubFetch>;
  const picked: string[] = [];
  beforeEach(() => {
    picked.length = 0;
    server = stubFetch(({ url }) => {
      const keyword = new URL(url, 'http://site').searchParams.get('keyword');
      const items = keyword === 'li' ? ['lido', 'liquity'].map(makeResult) : [];
      return { body: { items, page: 1, perPage: 5, total: items.length, hasMore: false } };
    });
  });
  afterEach(() => server.restore());
  const open = () =>
    renderPage(
      <ProjectPicker label="Add" chosen={new Set(['lido'])} onPick={({ id }) => picked.push(id)} />,
    );

  it('takes the pressed project instead of opening it, and marks those chosen before', async () => {
    const { user, router } = open();
    await user.type(screen.getByRole('combobox'), 'li');
    const [lido, liquity] = await screen.findAllByRole('option');
    expect(lido).toHaveTextContent(/LIDO.*in this list/);
    expect(liquity).not.toHaveTextContent('in this list');
    await user.click(liquity!);
    expect(picked).toEqual(['liquity']);
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('takes the first on Enter, and the chosen one with the arrow keys', async () => {
    const { user } = open();
    await user.type(screen.getByRole('combobox'), 'li{Enter}');
    await screen.findByDisplayValue('');
    expect(picked).toEqual(['lido']);
    await user.type(screen.getByRole('combobox'), 'li');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(picked).toEqual(['lido', 'liquity']);
  });
});
