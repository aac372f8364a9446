import { setImmediate } from 'node:timers/promises';

/** How often the event loop served others while `work` ran. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  const served = { turns: 0, isOver: false };
  const others = (async () => {
    for (; !served.isOver; served.turns += 1) await setImmediate();
  })();
  await work().finally(() => {
    served.isOver = true;
  });
  await others;
  return served.turns;
}
