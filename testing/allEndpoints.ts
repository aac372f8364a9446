import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Endpoint } from '../contracts/endpoint';

const CONTRACTS = join(__dirname, '../contracts');
const load = createRequire(__filename);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'perMinute' in value && 'path' in value;

const declares = (file: string): boolean =>
  /^export const \w+ = defineEndpoint\(/m.test(readFileSync(join(CONTRACTS, file), 'utf8'));

/** Every endpoint that a file of contracts/ declares, public or not. */
export const allEndpoints: readonly Endpoint[] = [
  ...new Set(
    (readdirSync(CONTRACTS, { recursive: true }) as string[])
      .filter((file) => /\.ts$/.test(file) && !file.endsWith('.test.ts') && declares(file))
      .flatMap((file) => Object.values(load(join(CONTRACTS, file)) as object).filter(isEndpoint)),
  ),
];
