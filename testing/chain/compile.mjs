// Compiles the contracts of the tests: node compile.mjs <output>. In a process of its own, because
// the compiler takes a second to load and stays.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import solc from 'solc';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'contracts');
const names = readdirSync(folder).filter((name) => name.endsWith('.sol'));
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    names.map((name) => [name, { content: readFileSync(join(folder, name), 'utf8') }]),
  ),
  settings: {
    optimizer: { enabled: false },
    // A hash at a code's end has by chance what looks like an instruction that runs other code.
    metadata: { appendCBOR: false },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const find = (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') });
const { contracts, errors = [] } = JSON.parse(
  solc.compile(JSON.stringify(input), { import: find }),
);
const failed = errors.filter(({ severity }) => severity === 'error');
if (failed.length > 0) throw new Error(failed.map((one) => one.formattedMessage).join('\n'));
const compiled = Object.values(contracts).flatMap((file) =>
  Object.entries(file).map(([name, { abi, evm }]) => [
    name,
    { abi, bytecode: `0x${evm.bytecode.object}` },
  ]),
);
writeFileSync(process.argv[2], JSON.stringify(Object.fromEntries(compiled)));
