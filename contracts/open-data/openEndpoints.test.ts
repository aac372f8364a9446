import { ENDPOINTS } from '../endpoints';
import { parseInput, type Endpoint } from '../endpoint';

const open = (ENDPOINTS as readonly Endpoint[]).filter((endpoint) => endpoint.open);

describe('what pages of other sites may read', () => {
  it('is all that is public and the same for everybody', () => {
    expect(open.map(({ id }) => id).sort()).toEqual([
      'announcement',
      'averageYesPercentage',
      'exportData',
      'getDataState',
      'getIncident',
      'getProject',
      'getRating',
      'getVerdict',
      'knownWallets',
      'letterChanges',
      'listCorrections',
      'listIncidents',
      'listScanChains',
      'methodology',
      'metricLatest',
      'openapi',
      'overview',
      'privilegedAddress',
      'privilegedFunction',
      'privilegedTransaction',
      'projects',
      'searchProject',
      'topCallers',
      'topEvents',
      'topFunctionCalls',
      'twitterActivityByDates',
    ]);
  });

  it.each(open.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s changes nothing and asks nobody who they are',
    (_, { method, guards, sameOriginOnly, public: isPublic, safeToRepeat, cacheSeconds }) => {
      expect({ method, guards, sameOriginOnly, isPublic, safeToRepeat }).toEqual({
        method: 'GET',
        guards: [],
        sameOriginOnly: false,
        isPublic: true,
        safeToRepeat: true,
      });
      // The answer suits every caller.
      expect(cacheSeconds).toBeGreaterThan(0);
    },
  );

  it.each(open.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses an unknown name in its query, and says which it knows',
    (_, endpoint) => {
      const [known] = Object.keys(endpoint.query.fields);
      expect(() => parseInput(endpoint, { query: { perPaige: '5', x: '' } })).toThrow(
        known ? `is unknown. Known here: ${known}` : 'is unknown. Nothing is known here',
      );
    },
  );
});
