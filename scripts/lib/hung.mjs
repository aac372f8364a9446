import { stripVTControlCharacters } from 'node:util';

/** A hung driver reports only this; a stuck step or expectation would be named after it. */
const NOTHING_NAMED = /^Test timeout of \d+ms exceeded\.$/;

const listTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(listTests),
];
const hung = ({ results }) =>
  results.every(
    ({ errors, status }) =>
      status === 'timedOut' &&
      errors.length === 1 &&
      NOTHING_NAMED.test(stripVTControlCharacters(errors[0].message)),
  );

/**
 * Counts tests that Playwright 1.65 itself hung (once in some thousand), if nothing else failed.
 */
export function countHung(report) {
  if (!report || report.errors.length > 0) return 0;
  const failed = listTests(report).filter(({ status }) => status === 'unexpected');
  return failed.every(hung) ? failed.length : 0;
}
