import { screen } from '@testing-library/react';
import type { Correction } from '@/contracts/projects/corrections';
import { renderPage } from '@/testing/render';
import { correctionWords, CorrectionsScreen } from '.';

const correction = (more: Partial<Correction>): Correction => ({
  ...{ id: 7, at: '2026-11-21T10:00:00.000Z', projectId: 'vault', projectName: 'Vault' },
  ...{ kind: 'bounty', item: 'bounty', name: 'Bug bounty', field: 'topRewardUsd' },
  ...{ before: 5e4, after: 4e4, beforeSource: null, afterSource: null },
  ...{ letterBefore: 'A', letterAfter: 'A', since: '2026-09-03T10:00:00.000Z' },
  ...more,
});
const show = (more: Partial<Correction>) => {
  const items = [correction(more)];
  renderPage(
    <CorrectionsScreen {...{ project: null, upTo: null, items, total: 1, page: 1, pages: 1 }} />,
  );
  return screen.getAllByRole('row')[1]!;
};

describe('the log of corrections', () => {
  it.each<[string, Partial<Correction>]>([
    ['Vault, Bug bounty: top reward: $40K instead of $50K', {}],
    [
      'Vault, Contract Core: behind a proxy: yes instead of no',
      { kind: 'contract', name: 'Core', field: 'proxy', before: false, after: true },
    ],
    [
      'Vault, Incident list: through: nothing instead of 2026-10-01',
      {
        kind: 'observation',
        name: 'incident-list',
        field: 'through',
        before: '2026-10-01',
        after: null,
      },
    ],
    [
      'Vault, Audit Firm 2025-05-05: withdrawn',
      { kind: 'audit', name: 'Firm 2025-05-05', field: null },
    ],
    [
      'Vault, Incident Theft: share returned: 10% instead of 50%',
      { kind: 'incident', name: 'Theft', field: 'returnedShare', before: 0.5, after: 0.1 },
    ],
  ])('says %s', (words, more) => {
    expect(correctionWords(correction(more))).toBe(words);
  });

  it('cuts what is long', () => {
    const before = { powers: Array.from({ length: 50 }, () => 'upgrade') };
    expect(correctionWords(correction({ before }))).toMatch(/^.{100,220}…$/);
  });

  it.each<[string, Partial<Correction>]>([
    ['A, unchanged', {}],
    ['A to none', { letterAfter: null }],
    ['none to B', { letterBefore: null, letterAfter: 'BBB' }],
  ])('says the letter: %s', (words, more) => {
    expect(show(more)).toHaveTextContent(words);
  });

  it.each([
    ['$50Ksince 3 Sep 2026', '2026-09-03T10:00:00.000Z'],
    ['$50K$40K', null],
  ])('says since when it was recorded, where that is known: %s', (words, since) => {
    expect(show({ since })).toHaveTextContent(words);
  });

  it('leads to no project that was withdrawn', () => {
    show({ kind: 'project', field: null });
    expect(screen.queryByRole('link', { name: 'Vault' })).toBeNull();
  });

  it('says that there is none', () => {
    const none = { upTo: null, items: [], total: 0, page: 1, pages: 1 };
    renderPage(<CorrectionsScreen project={null} {...none} />);
    expect(screen.getByText(/^Nothing has been corrected yet/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
