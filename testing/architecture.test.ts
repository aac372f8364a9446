import { join } from 'node:path';
import { checkArchitecture } from './architecture/checkArchitecture';
import { isTest, readSources } from './architecture/sources';

const ROOT = join(__dirname, '..');

describe('the architecture', () => {
  it('is what docs/architecture.md says, in every file', () => {
    expect(checkArchitecture(ROOT)).toEqual([]);
  });

  it('is read from the files that there are', () => {
    const paths = readSources(ROOT).map((source) => source.path);
    expect(paths).toEqual(
      expect.arrayContaining(['backend/main.ts', 'contracts/endpoints.ts', 'pages/_app.tsx']),
    );
    expect(paths.some(isTest)).toBe(true);
  });
});

describe('the check itself, on the deliberately bad tree', () => {
  const found = checkArchitecture(join(__dirname, 'architecture-fixture'));
  const breaches = [
    ['app/page.tsx', 'app folder', 'App Router'],
    ['backend/projects/leansOnTesting.ts', 'layers', 'testing/store'],
    ['backend/projects/opensPostgres.ts', 'owner', 'pg, which belongs to backend/db'],
    ['backend/projects/reachesWeb.ts', 'layers', 'meet only in contracts'],
    ['backend/projects/readsEnvironment.ts', 'global', 'process.env'],
    ['backend/rating/impure.ts', 'layers', 'backend/db/store'],
    ['backend/rating/impure.ts', 'global', 'clock'],
    ['backend/rating/packaged.ts', 'layers', 'yup'],
    ['backend/flags/index.ts', 'circle', 'flags → mail → flags'],
    ['backend/catalog/votes/reachesPast.ts', 'door', 'projects/opensPostgres'],
    ['backend/catalog/votes/takesModule.ts', 'door', 'projects/module'],
    ['components/badFolder/Fine.tsx', 'folder name', 'badFolder'],
    ['components/leaderboard/Fetching.tsx', 'global', 'fetch'],
    ['components/leaderboard/Fetching.tsx', 'global', 'localStorage'],
    ['components/leaderboard/Row.tsx', 'layers', 'through its door'],
    ['components/leaderboard/Two.tsx', 'component name', 'Two, Three'],
    ['components/leaderboard/table.tsx', 'component name', 'PascalCase'],
    ['components/leaderboard/useList.ts', 'owner', 'swr, which belongs to lib/resources'],
    ['components/leaderboard/useList.ts', 'hook name', 'does not export useList'],
    ['components/methodology/calculator/goesPast.ts', 'layers', 'backend/rating'],
    ['components/methodology/calculator/method.ts', 'layers', 'nothing else of the backend'],
    ['components/project/Styled.tsx', 'owner', 'antd'],
    ['components/project/serverInBrowser.ts', 'layers', 'server/env'],
    ['contracts/knowsBackend.ts', 'layers', 'below everything'],
    ['lib/format/first.ts', 'file circle', 'first.ts → lib/format/second.ts → lib/format/first'],
    ['lib/format/knowsFeature.ts', 'layers', 'components/leaderboard'],
    ['lib/long.ts', 'size', '251 lines, at most 250'],
    ['pages/api/long.ts', 'size', '21 lines, at most 20'],
    ['pages/api/thick.ts', 'layers', 'thin'],
    ['pages/long.tsx', 'size', 'at most 25'],
    ['pages/methodology.test.tsx', 'test under pages', 'is a route'],
    ['pages/reachesBackend.tsx', 'layers', 'backend/rating'],
    ['pages/reachesBackend.tsx', 'route name', 'part of the address'],
    ['server/wrapsHydration.ts', 'reserved', 'set up once'],
  ] as const;

  it.each(breaches)('finds in %s: %s (%s)', (file, rule, detail) => {
    expect(found).toContainEqual({ rule, file, detail: expect.stringContaining(detail) as string });
  });

  it('finds nothing else', () => {
    expect(found.map(({ file, rule }) => `${file} ${rule}`).sort()).toEqual(
      breaches.map(([file, rule]) => `${file} ${rule}`).sort(),
    );
  });
});
