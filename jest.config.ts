/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { keepFilesInMemory } from './testing/keepFilesInMemory';

keepFilesInMemory();

const createJestConfig = nextJest({ dir: './' });

const common: Config = {
  // Node needs Ant Design's CommonJS build.
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^antd/es/(.*)$': 'antd/lib/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next/',
    '/dist/',
    '/e2e/',
    '/testing/architecture-fixture/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/', '<rootDir>/.tmp/'],
};
const DATABASE_TESTS = '<rootDir>/backend/**/*.db.test.ts';

const withPglite: Config = {
  globalSetup: '<rootDir>/testing/preparePglite.ts',
  globalTeardown: '<rootDir>/testing/removePglite.ts',
};

/** Packages are evaluated once a worker, not once a file (docs/decisions/0043). */
const oneRealm: Config = {
  testEnvironment: '<rootDir>/testing/one-realm/OneRealmEnvironment.ts',
  runtime: '<rootDir>/testing/one-realm/OneRealmRuntime.mjs',
};

/** Backend tests always run on both engines. */
const projects: Config[] = [
  {
    ...common,
    displayName: 'web',
    testEnvironment: '<rootDir>/testing/jsdomEnvironment.ts',
    setupFilesAfterEnv: ['<rootDir>/testing/setupWeb.ts'],
    testMatch: [
      '<rootDir>/{components,lib,pages,styles}/**/*.test.{ts,tsx}',
      '<rootDir>/server/framework/browser/*.test.ts',
      '<rootDir>/server/framework/styles/*.test.tsx',
    ],
    testPathIgnorePatterns: [...common.testPathIgnorePatterns!, '.node.test.ts'],
  },
  {
    ...common,
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{contracts,backend,server,testing,scripts}/**/*.test.ts',
      '<rootDir>/lib/**/*.node.test.ts',
    ],
    testPathIgnorePatterns: [
      ...common.testPathIgnorePatterns!,
      '\\.db\\.test\\.ts$',
      '/server/framework/browser/',
    ],
    ...withPglite,
  },
  {
    ...common,
    displayName: 'pglite',
    ...oneRealm,
    testMatch: [DATABASE_TESTS],
    globals: { ENGINE: 'pglite' },
    ...withPglite,
  },
  {
    ...common,
    displayName: 'postgres',
    ...oneRealm,
    testMatch: [DATABASE_TESTS],
    globals: { ENGINE: 'postgres' },
    globalSetup: '<rootDir>/testing/startPostgres.ts',
    globalTeardown: '<rootDir>/testing/stopPostgres.ts',
  },
];

export default async (): Promise<Config> => ({
  // For the slowest machine.
  testTimeout: 60_000,
  // Jest would leave one of two cores idle. Workers slow down as their memory grows; a new one
  // takes seconds to load what the old one had.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '500MB',
  projects: await Promise.all(
    projects.map((project) => createJestConfig(project)() as Promise<never>),
  ),
});
