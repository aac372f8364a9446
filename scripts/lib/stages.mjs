import { Refusal } from './refuse.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs one stage after the other until one fails; prints what each took.
 * @param {[name: string, work: () => Promise<void>][]} stages
 * @returns what the failed one threw
 */
export async function inTurn(stages) {
  const began = Date.now();
  const lines = [];
  let failure;
  for (const [name, work] of stages) {
    const since = Date.now();
    console.log(`\n── ${name}`);
    try {
      await work();
    } catch (error) {
      failure = error;
      console.error(error instanceof Refusal ? error.message : error);
    }
    lines.push(`── ${name}: ${failure ? 'failed after ' : ''}${seconds(Date.now() - since)}`);
    if (failure) break;
  }
  console.log(`\n${lines.join('\n')}`);
  console.log(`── all: ${seconds(Date.now() - began)}, under Node ${process.versions.node}`);
  return failure;
}
