import { Refusal } from './refuse.mjs';
import { loadEnvironment } from './settings.mjs';
import { STEPS } from './steps.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The last line always sums up all tests. */
export async function test() {
  loadEnvironment();
  const counts = { passed: 0, failed: 0 };
  const began = Date.now();
  let failure;
  for (const [name, work] of STEPS) {
    const since = Date.now();
    console.log(`\n── ${name}`);
    try {
      await work(counts);
      console.log(`── ${name}: ${seconds(since)}`);
    } catch (error) {
      failure = error;
      console.error(error instanceof Refusal ? error.message : error);
      console.error(`── ${name}: failed after ${seconds(since)}`);
      break;
    }
  }
  if (failure) {
    counts.failed = Math.max(counts.failed, 1);
    process.exitCode = 1;
  }
  console.log(`\n── all: ${seconds(began)}, under Node ${process.versions.node}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
