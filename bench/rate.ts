/**
 * CPU seconds of rate() for 10,000 generated projects: npx tsx bench/rate.ts
 * Budget: 2 s is good; above 5 s the exit code is 1.
 */
import fc from 'fast-check';
import { METHOD_2_0, rate, type Facts } from '../backend/rating';
import { formatMoney } from '../contracts/money';
import { factsArbitrary, NOW, OFF } from '../testing/builders/factsOfMethod2';

const PROJECTS = 10_000;
const BATCH = 10;
const GOOD_SECONDS = 2;
const MOST_SECONDS = 5;

const cpuSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

// Via JSON, as from the store: the generator's objects are slow to read.
const projects = JSON.parse(
  JSON.stringify(fc.sample(factsArbitrary, { numRuns: PROJECTS, seed: 1 })),
) as Facts[];
const options = { method: METHOD_2_0, now: NOW, factsHash: 'bench', formatMoney, off: OFF };

let rateSeconds = 0;
let jsonSeconds = 0;
let bytes = 0;
// Small batches, as the store does, to limit memory.
for (let start = 0; start < PROJECTS; start += BATCH) {
  let ratings: object[] = [];
  rateSeconds += cpuSeconds(() => {
    ratings = projects.slice(start, start + BATCH).map((facts) => rate(facts, options));
  });
  jsonSeconds += cpuSeconds(() => {
    for (const rating of ratings) bytes += JSON.stringify(rating).length;
  });
}
const verdict =
  rateSeconds <= GOOD_SECONDS ? 'good' : rateSeconds <= MOST_SECONDS ? 'passable' : 'too slow';
const budget = `good ${GOOD_SECONDS} s, at most ${MOST_SECONDS} s`;
console.log(`${PROJECTS} projects, ${rateSeconds.toFixed(2)} s CPU (${verdict}; ${budget})`);
console.log(
  `JSON.stringify of the results: ${jsonSeconds.toFixed(2)} s CPU, ${(bytes / PROJECTS / 1000).toFixed(1)} kB each`,
);
console.log(`ratio: ${(rateSeconds / jsonSeconds).toFixed(1)}`);
if (rateSeconds > MOST_SECONDS) process.exitCode = 1;
