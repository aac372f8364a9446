/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { keepFilesInMemory } from './testing/keepFilesInMemory';

keepFilesInMemory();

const createJestConfig = nextJest({ dir: './' });

const common: Config = {
  // What the site takes from Ant Design's modules, Node takes from their twins.
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^antd/es/(.*)$': 'antd/lib/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next/',
    '/dist/',
    '/e2e/',
    '/testing/architecture-fixture/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/'],
};
const DATABASE_TESTS = '<rootDir>/backend/**/*.db.test.ts';

const withPglite: Config = {
  globalSetup: '<rootDir>/testing/preparePglite.ts',
  globalTeardown: '<rootDir>/testing/removePglite.ts',
};

/** The same backend tests on both engines, always; components in jsdom; everything else in Node. */
const projects: Config[] = [
  {
    ...common,
    displayName: 'web',
    testEnvironment: '<rootDir>/testing/jsdomEnvironment.ts',
    setupFilesAfterEnv: ['<rootDir>/testing/setupWeb.ts'],
    testMatch: [
      '<rootDir>/{components,lib,pages,styles}/**/*.test.{ts,tsx}',
      '<rootDir>/server/framework/browser/*.test.ts',
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
    testEnvironment: 'node',
    testMatch: [DATABASE_TESTS],
    globals: { ENGINE: 'pglite' },
    ...withPglite,
  },
  {
    ...common,
    displayName: 'postgres',
    testEnvironment: 'node',
    testMatch: [DATABASE_TESTS],
    globals: { ENGINE: 'postgres' },
    globalSetup: '<rootDir>/testing/startPostgres.ts',
    globalTeardown: '<rootDir>/testing/stopPostgres.ts',
  },
];

export default async (): Promise<Config> => ({
  // For the slowest machine: nothing waits for it to pass.
  testTimeout: 60_000,
  // Jest would leave one core of two idle. A worker keeps some of each file's memory: one that has grown is slow, and replaced.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '300MB',
  projects: await Promise.all(
    projects.map((project) => createJestConfig(project)() as Promise<never>),
  ),
});
