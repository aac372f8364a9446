import { screen } from '@testing-library/react';
import { makeIncident } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { IncidentScreen, IncidentsScreen, type IncidentScreenProps } from '.';

const incident = {
  ...makeIncident(),
  projectId: 'vault' as string | null,
  projectName: 'Vault' as string | null,
  victim: 'Vault',
};
const before = {
  ratedAt: '2023-07-01T12:00:00.000Z',
  recordedAt: '2023-07-01T12:00:00.000Z',
  methodVersion: '2.0',
  state: 'rated',
  letter: 'BBB',
  score: 60.8,
} as const;
const show = (more: Partial<IncidentScreenProps>) => {
  renderPage(
    <IncidentScreen
      {...{ incident, tie: 'record', ratingBefore: null, chainName: 'Ethereum', ...more }}
    />,
  );
  return screen.getByRole('article');
};

describe('the page of an incident', () => {
  it('shows its figures, and what is not stated', () => {
    expect(show({})).toHaveTextContent(
      'ProjectVaultLoss$69MReturned73%TechniqueReentrancyChainEthereumResolvedYes',
    );
  });

  it('says what no source states', () => {
    const none = { lossUsd: null, returnedShare: null, technique: null, resolved: null };
    expect(show({ incident: { ...incident, ...none }, chainName: null })).toHaveTextContent(
      'Lossnot statedReturnednot statedTechniquenot statedChainnot statedResolvednot stated',
    );
  });

  it('says that there was no rating before', () => {
    expect(show({})).toHaveTextContent('We had not rated Vault before the incident.');
  });

  it('says what the rating was on the day before, and leads to it', () => {
    const page = show({ ratingBefore: before });
    expect(page).toHaveTextContent('BBB, 60 as of 1 Jul 2023, method 2.0.');
    expect(page).not.toHaveTextContent('when the incident had already happened');
    expect(screen.getByRole('link', { name: 'Open that rating' })).toHaveAttribute(
      'href',
      '/projects/vault?at=2023-07-01',
    );
  });

  it('does not pass off as foresight what was computed in hindsight', () => {
    const recordedAt = `${incident.occurredOn}T00:00:00.000Z`;
    expect(show({ ratingBefore: { ...before, recordedAt } })).toHaveTextContent(
      'We computed this rating on 30 Jul 2023, when the incident had already happened.',
    );
  });

  it('says that a rating had no letter', () => {
    expect(
      show({ ratingBefore: { ...before, state: 'suspended', letter: null, score: null } }),
    ).toHaveTextContent('suspended as of 1 Jul 2023, method 2.0.');
  });

  it.each([
    ['record', 'Vault', 'It was entered with the facts of Vault.'],
    ['name', 'Vault', 'The source names Vault.'],
    ['name', 'Vault V2', 'The source names “Vault V2”, a name of Vault in our records.'],
    ['operator', 'Vault', 'The operator of this site assigned it to Vault.'],
  ] as const)('says why it counts here: %s, %s', (tie, victim, words) => {
    expect(show({ tie, incident: { ...incident, victim } })).toHaveTextContent(words);
  });

  it('says that the victim is no project of this site', () => {
    const page = show({ incident: { ...incident, projectId: null, projectName: null }, tie: null });
    expect(page).toHaveTextContent('Vault (not listed here)');
    expect(page).toHaveTextContent('so no rating counts it');
    expect(page).not.toHaveTextContent('Our rating before');
  });
});

describe('the list of incidents', () => {
  const list = (more: Partial<Parameters<typeof IncidentsScreen>[0]>) =>
    renderPage(
      <IncidentsScreen
        {...{ query: {}, years: [], chains: [], rows: [], page: 1, pages: 1, total: 0, ...more }}
      />,
    );

  it('keeps the filter on every page, and in its fields', () => {
    list({ query: { text: 'swap', minLoss: 5e6, sort: 'loss' }, pages: 2, total: 51 });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/incidents?text=swap&minLoss=5000000&sort=loss&page=2',
    );
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('swap');
    // Not one of the choices: it came by a link.
    expect(screen.getByRole('combobox', { name: 'Stated loss' })).toHaveValue('5000000');
  });

  it('does not take an empty answer for a proof', () => {
    list({ query: { year: 2015 } });
    expect(screen.getByRole('status')).toHaveTextContent('That is no proof that there was none.');
  });
});
