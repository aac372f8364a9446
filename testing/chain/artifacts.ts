/** Compiled contracts: our own, once a change; OpenZeppelin's and Safe's as their packages have them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Abi, Hex } from 'viem';

export interface Artifact {
  abi: Abi;
  bytecode: Hex;
}

const SCRIPT = join(__dirname, 'compile.mjs');
const CONTRACTS = join(__dirname, 'contracts');
const PACKAGES = join(__dirname, '..', '..', 'node_modules');

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

function compile(): Record<string, Artifact> {
  const hash = createHash('sha256').update(readFileSync(SCRIPT));
  for (const name of readdirSync(CONTRACTS)) hash.update(readFileSync(join(CONTRACTS, name)));
  const kept = join(tmpdir(), `plumbline-contracts-${hash.digest('hex').slice(0, 16)}.json`);
  if (!existsSync(kept)) {
    const made = `${kept}.${process.pid}`;
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, made], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    renameSync(made, kept);
  }
  return readJson(kept) as Record<string, Artifact>;
}

const SAFE = 'contracts';
const OF_SAFE: Record<string, string> = {
  Safe: `${SAFE}/Safe.sol/Safe.json`,
  SafeProxyFactory: `${SAFE}/proxies/SafeProxyFactory.sol/SafeProxyFactory.json`,
};

let own: Record<string, Artifact> | undefined;

export function artifact(name: string): Artifact {
  const ofSafe = OF_SAFE[name];
  if (ofSafe !== undefined)
    return readJson(
      join(PACKAGES, '@safe-global/safe-contracts/build/artifacts', ofSafe),
    ) as Artifact;
  const built = join(PACKAGES, '@openzeppelin/contracts/build/contracts', `${name}.json`);
  if (existsSync(built)) return readJson(built) as Artifact;
  own ??= compile();
  return own[name]!;
}
