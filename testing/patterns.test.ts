/** @jest-environment node */
import { join } from 'node:path';
import { readSources } from './architecture/sources';

const SHIPPED = /^(backend|components|contracts|lib|pages|server)\//;
const IS_TEST = /\.(test|spec)\.tsx?$|\/testing\//;

/** Each with where its text comes from: never from someone who asks. */
const MADE_AT_RUN_TIME = {
  'backend/catalog/search/fold.ts': 'our table of letters',
  'lib/outbox.ts': 'the length of a code',
  'server/framework/web/buildManifests.ts': "the build's routes",
  'server/framework/web/keptRoutes.ts': "the build's routes",
  'server/framework/web/needsBackend.ts': "the build's routes",
  'server/framework/web/openReads.ts': "the build's routes",
};

it('no regular expression is made of what someone typed (V1.2.9)', () => {
  const making = readSources(join(__dirname, '..'))
    .filter(({ path }) => SHIPPED.test(path) && !IS_TEST.test(path))
    .filter(({ text }) => /\bRegExp\(/.test(text))
    .map(({ path }) => path);
  expect(making.sort()).toEqual(Object.keys(MADE_AT_RUN_TIME).sort());
});
