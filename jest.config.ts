/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { keepFilesInMemory } from './testing/keepFilesInMemory';

keepFilesInMemory();

const createJestConfig = nextJest({ dir: './' });

/** `npm test` sets it; a test that is named runs in any case (docs/architecture.md, Tests). */
const isDaily = process.env.LANE === 'daily';
const ofLane = isDaily ? ['\\.full\\.test\\.tsx?$'] : [];
const DATABASE_TESTS = '<rootDir>/backend/**/*.db.test.ts';
/** Each opens a store, too, and loads as many packages. */
const WEB_TIER_TESTS = '<rootDir>/server/**/*.test.ts';
const ON_BOTH_DAILY = '<rootDir>/backend/**/*.both.db.test.ts';

const common: Config = {
  // Node needs Ant Design's CommonJS build.
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^antd/es/(.*)$': 'antd/lib/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next/',
    '/dist/',
    '/e2e/',
    '/testing/architecture-fixture/',
    ...ofLane,
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/', '<rootDir>/.tmp/'],
};

const withStores = (engine: 'postgres' | 'pglite'): Config => ({
  globals: { ENGINE: engine },
  globalSetup: '<rootDir>/testing/prepareStores.ts',
  globalTeardown: '<rootDir>/testing/removeStores.ts',
});

/** Packages are evaluated once a worker, not once a file (docs/decisions/0043). */
const oneRealm: Config = {
  testEnvironment: '<rootDir>/testing/one-realm/OneRealmEnvironment.ts',
  runtime: '<rootDir>/testing/one-realm/OneRealmRuntime.mjs',
};

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
      '<rootDir>/{contracts,backend,testing,scripts}/**/*.test.ts',
      '<rootDir>/lib/**/*.node.test.ts',
    ],
    testPathIgnorePatterns: [...common.testPathIgnorePatterns!, '\\.db\\.test\\.ts$'],
    ...withStores('postgres'),
  },
  {
    ...common,
    displayName: 'pglite',
    ...oneRealm,
    testMatch: [isDaily ? ON_BOTH_DAILY : DATABASE_TESTS],
    ...withStores('pglite'),
  },
  {
    ...common,
    displayName: 'postgres',
    ...oneRealm,
    testMatch: [DATABASE_TESTS, WEB_TIER_TESTS],
    testPathIgnorePatterns: [...common.testPathIgnorePatterns!, '/server/framework/browser/'],
    ...withStores('postgres'),
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
