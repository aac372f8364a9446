import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { alertText } from '../backend/catalog/overview/words';
import { IncidentsSection } from '../components/project/records/IncidentsSection';
import { formatMoney } from '../contracts/money';
import { makeIncident, rateSignal } from './builders/factsOfMethod2';
import { makeEvidence } from './builders/rating';

const CURATED = join(__dirname, '../backend/facts/seed/curated');
const losses = readdirSync(CURATED).flatMap((file) => {
  const { incidents = [] } = JSON.parse(readFileSync(join(CURATED, file), 'utf8')) as {
    incidents?: { lossUsd?: number | null }[];
  };
  return incidents.flatMap(({ lossUsd }): [string, number][] =>
    lossUsd == null ? [] : [[file, lossUsd]],
  );
});

const inRating = (lossUsd: number) =>
  rateSignal('incidents', { incidents: [makeIncident({ lossUsd })] }).sentence;
const inAlert = (lossUsd: number) =>
  alertText({
    kind: 'incident',
    project: { id: 'a', name: 'A', logo: null, ticker: null },
    at: '2026-06-01',
    title: 'Stolen key',
    lossUsd,
  });
const onPage = (lossUsd: number) =>
  renderToStaticMarkup(
    createElement(IncidentsSection, {
      incidents: [
        {
          id: 'i',
          occurredOn: '2026-06-01',
          title: 'Stolen key',
          summary: null,
          lossUsd,
          returnedShare: null,
          technique: null,
          chain: null,
          resolved: null,
          resolvedOn: null,
          links: [],
          source: makeEvidence(),
        },
      ],
    }),
  );

const findAmounts = (text: string) => text.match(/\$[\d.,]+[A-Za-z]?/g);

describe('a loss reads the same in the rating, in the alerts and on the page', () => {
  it('has losses to look at', () => {
    expect(losses.length).toBeGreaterThan(50);
  });

  it.each(losses)('%s: %d', (_, lossUsd) => {
    const printed = [formatMoney(lossUsd)];
    expect(findAmounts(onPage(lossUsd))).toEqual(printed);
    // The rating and alerts omit a loss of zero.
    const inSentence = lossUsd > 0 ? printed : null;
    expect(findAmounts(inRating(lossUsd))).toEqual(inSentence);
    expect(findAmounts(inAlert(lossUsd))).toEqual(inSentence);
  });
});
