import { addFunctions } from './functions';
import { Scene } from './Scene';
import { addShortcuts } from './shortcuts';
import { addTokens } from './tokens';
import { addTraps } from './traps';
import { addUsual } from './usual';
import { addVotes } from './votes';

/** Contracts with every usual way to hold a power, and some that lie; all of it is final. */
export async function buildScene(): Promise<Scene> {
  const scene = await Scene.open();
  try {
    await addUsual(scene);
    await addTraps(scene);
    await addFunctions(scene);
    await addShortcuts(scene);
    await addTokens(scene);
    await addVotes(scene);
    await scene.anvil.settle();
    return scene;
  } catch (error) {
    await scene.anvil.stop();
    throw error;
  }
}
