/** Holds the curated set against dumps: npm run verify-data -- <kind>=<file>… [--pin] */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compare, review, type Exception } from './compare';
import { readRecords, setDay } from './curated';
import exceptions from './exceptions.json';
import names from './names.json';
import { readDump } from './readDumps';
import type { Dump } from './types';

const USAGE = `Usage: npm run verify-data -- <kind>=<file>… [--pin]

Kinds
  defihacklabs          a README of DeFiHackLabs
  explorer              incidents.json of its Incident Explorer
  defillama             index.html of jtzircuit/web3-hacks, which copies DefiLlama's list of hacks
  immunefi              a copy of the bounty board: asOf and programmes
  l2beat:<project>      a discovered.json of L2BEAT
A kind may come more than once, as with the READMEs of several years.

Prints what contradicts a curated record. Exits with 1 if an exception in
testing/verify-data/exceptions.json does not say why. --pin keeps the dumps' facts about our
projects in testing/verify-data/pinned.json, which npm test compares.
`;

const PINNED = join(__dirname, 'pinned.json');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const count = (dump: Dump): number =>
  dump.incidents.length + dump.bounties.length + dump.contracts.length;

interface Pinned {
  kind: string;
  facts: Pick<Dump, 'incidents' | 'bounties' | 'contracts'>;
}

const readPinned = (): Pinned[] => JSON.parse(readFileSync(PINNED, 'utf8')) as Pinned[];

function pin(kind: string, { incidents, bounties, contracts }: Dump): void {
  const facts = { incidents, bounties, contracts };
  const all = readPinned();
  const kept = { ...all.find((one) => one.kind === kind), kind, facts };
  const isNew = !all.some((one) => one.kind === kind);
  const next = isNew ? [...all, kept] : all.map((one) => (one.kind === kind ? kept : one));
  writeFileSync(PINNED, `${JSON.stringify(next, null, 2)}\n`);
  say(`${kind}: pinned; put its address and commit into testing/verify-data/pinned.json`);
}

async function readAll(kind: string, files: readonly string[]): Promise<Dump> {
  const dumps: Dump[] = [];
  for (const file of files) dumps.push(await readDump(kind, readFileSync(file, 'utf8'), names));
  return {
    incidents: dumps.flatMap(({ incidents }) => incidents),
    bounties: dumps.flatMap(({ bounties }) => bounties),
    contracts: dumps.flatMap(({ contracts }) => contracts),
    rows: dumps.reduce((sum, { rows }) => sum + rows, 0),
  };
}

async function verify(kind: string, files: readonly string[], mayPin: boolean): Promise<number> {
  const dump = await readAll(kind, files);
  const { open, reviewed } = review(compare(readRecords(), dump, setDay()), exceptions);
  say(
    `${kind}: ${dump.rows} rows, ${count(dump)} may be about ours; ${open.length + reviewed.length} contradictions, ${reviewed.length} reviewed`,
  );
  for (const { project, key, text } of open) say(`  ${project}, ${key}: ${text}`);
  if (mayPin) pin(kind, dump);
  return open.length;
}

/** Exceptions that the pinned facts no longer contradict have no use. */
function listUnused(): Exception[] {
  const records = readRecords();
  const all = readPinned().flatMap(({ facts }) => compare(records, facts, setDay()));
  return review(all, exceptions).unused;
}

async function main(args: readonly string[]): Promise<void> {
  const dumps = args
    .filter((arg) => arg !== '--pin')
    .map((arg) => /^([^=]+)=(.+)$/.exec(arg)?.slice(1) as [string, string] | undefined);
  if (dumps.length === 0 || dumps.includes(undefined)) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const byKind = new Map<string, string[]>();
  for (const [kind, file] of dumps as [string, string][])
    byKind.set(kind, [...(byKind.get(kind) ?? []), resolve(process.env.INIT_CWD ?? '.', file)]);
  let open = 0;
  for (const [kind, files] of byKind) open += await verify(kind, files, args.includes('--pin'));
  for (const { project, key } of listUnused()) say(`not needed any more: ${project}, ${key}`);
  say(`${open} contradictions to review`);
  if (open > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
