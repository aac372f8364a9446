import { Refusal } from './refuse.mjs';
import { loadEnvironment } from './settings.mjs';
import { inTurn } from './stages.mjs';
import { LANES } from './steps.mjs';

/**
 * The last line always sums up all tests.
 * @param {[lane?: 'daily' | 'full']} args
 */
export async function test([lane = 'daily'] = []) {
  if (!(lane in LANES)) throw new Refusal('Tests by path: npm run test:unit, npm run test:e2e.');
  loadEnvironment();
  process.env.LANE = lane;
  const counts = { passed: 0, failed: 0 };
  const failure = await inTurn(LANES[lane].map(([name, work]) => [name, () => work(counts)]));
  if (failure) {
    counts.failed = Math.max(counts.failed, 1);
    process.exitCode = 1;
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
