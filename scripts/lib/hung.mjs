import { stripVTControlCharacters } from 'node:util';

/** All that is told of a test whose driver hung: a step of the site that never ended, or an expectation, would be named after it. */
const NOTHING_NAMED = /^Test timeout of \d+ms exceeded\.$/;

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];
const hung = ({ results }) =>
  results.every(
    ({ errors, status }) =>
      status === 'timedOut' &&
      errors.length === 1 &&
      NOTHING_NAMED.test(stripVTControlCharacters(errors[0].message)),
  );

/**
 * How many tests Playwright left hanging in itself (1.65 does, once in some thousand tests), when nothing else failed: they say nothing of the
 * site, and are run once more.
 * @param report what its JSON reporter wrote.
 */
export function countHung(report) {
  if (!report || report.errors.length > 0) return 0;
  const failed = testsOf(report).filter(({ status }) => status === 'unexpected');
  return failed.every(hung) ? failed.length : 0;
}
