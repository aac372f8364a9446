/**
 * kill -9 of the backend while votes are acknowledged, then a count of what is left:
 * npm run build && npx tsx bench/attacks/killed.ts [rounds, default 6]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { castVote, countVotes, startBackend } from './backends';

const ROUNDS = Number(process.argv[2] ?? 6);
const WRITERS = 4;
const ID = 'aave';

async function main(): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plumbline-killed-'));
  let acknowledged = 0;
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const backend = await startBackend({ DATA_DIR });
      console.log(
        `round ${round}: ${acknowledged} acknowledged, ${await countVotes(backend.url, ID)} there`,
      );
      const over = new AbortController();
      const write = async (writer: number) => {
        for (let n = 0; !over.signal.aborted; n += 1)
          if ((await castVote(backend.url, ID, `${round}-${writer}-${n}`)) === 200)
            acknowledged += 1;
      };
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
      await sleep(500 + 150 * round);
      await backend.kill();
      over.abort();
      await Promise.all(writers);
    }
    const backend = await startBackend({ DATA_DIR });
    const there = await countVotes(backend.url, ID);
    await backend.kill();
    console.log(`${ROUNDS} kills: ${acknowledged} acknowledged, ${there} there`);
    console.log(`lost: ${Math.max(0, acknowledged - there)}`);
    if (there < acknowledged) process.exitCode = 1;
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

void main();
