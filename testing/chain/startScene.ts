/**
 * The scene as a chain on this machine, until it is stopped: npx tsx testing/chain/startScene.ts
 * <project file>. Writes a record of its contracts there.
 */
import { writeFileSync } from 'node:fs';
import { buildScene } from './buildScene';

async function start(file: string): Promise<void> {
  const { anvil, truth } = await buildScene();
  const today = new Date().toISOString().slice(0, 10);
  const contracts = [...truth].map(([name, { address }]) => ({
    ...{ id: `eip155:31337:${address}`, name, role: 'other', source: 'scene' },
  }));
  const source = { url: 'https://example.org/scene', title: 'Scene of the tests', tier: 'P1' };
  const record = {
    ...{ id: 'scene', name: 'Scene', category: 'dex', status: 'active', contracts },
    ...{ chains: ['eip155:31337'], sources: { scene: { ...source, checkedOn: today } } },
  };
  writeFileSync(file, JSON.stringify(record));
  process.stdout.write(`RPC_URLS=31337=${anvil.url}\n`);
  process.once('SIGINT', () => void anvil.stop());
}

void start(process.argv[2] ?? 'scene.json');
