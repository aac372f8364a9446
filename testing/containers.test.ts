/** @jest-environment node */
import { readRepositoryFile } from './containers/checkout';
import { COMPOSE_RULES } from './containers/composeRules';
import { dockerIgnore } from './containers/dockerIgnore';
import { DOCKERFILE_RULES } from './containers/dockerfileRules';
import { readCompose } from './containers/readCompose';
import { readDockerfile } from './containers/readDockerfile';
import type { Rule } from './containers/rule';

function tryRules<File>(name: string, read: (text: string) => File, rules: Rule<File>[]): void {
  const text = readRepositoryFile(name);

  describe(name, () => {
    it.each(rules)('$says', ({ breaches }) => {
      expect(breaches(read(text))).toEqual([]);
    });

    it.each(rules)('with «$bad.1» would break: $says', ({ breaches, bad: [from, to] }) => {
      expect(text).toContain(from);
      expect(breaches(read(text.replace(from, () => to)))).not.toEqual([]);
    });
  });
}

tryRules('deploy/Dockerfile', readDockerfile, DOCKERFILE_RULES);
tryRules('deploy/compose.yaml', readCompose, COMPOSE_RULES);

describe('.dockerignore', () => {
  const isOut = dockerIgnore(readRepositoryFile('.dockerignore'));

  it.each([
    '.git/config',
    '.env',
    '.env.local',
    'deploy/.env',
    'deploy/plumbline.env',
    'deploy/tls/privkey.pem',
    '.data/pglite/base/1',
    '.data/secret',
    'node_modules/next/package.json',
    'e2e/observatory/node_modules/a/index.js',
    '.next/BUILD_ID',
    'dist/web/main.cjs',
    '.tmp/prepare.lock',
    'server/env.test.ts',
    'docs/runbook.md',
  ])('keeps %s out of the image', (path) => {
    expect(isOut(path)).toBe(true);
  });

  it.each([
    'package.json',
    'pages/index.tsx',
    'backend/db/migrations/meta/_journal.json',
    '.npmrc',
  ])('lets %s in', (path) => {
    expect(isOut(path)).toBe(false);
  });

  it('is read as Docker does', () => {
    const isLeftOut = dockerIgnore('# none\n*.md\n!README.md\na/**/b\ntemp?\n');
    const paths = ['x.md', 'README.md', 'docs/x.md', 'a/b', 'a/c/d/b/e', 'temp1/x', 'temp'];
    expect(paths.filter(isLeftOut)).toEqual(['x.md', 'a/b', 'a/c/d/b/e', 'temp1/x']);
  });
});
