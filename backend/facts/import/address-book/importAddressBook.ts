/** Imports a file of the Aave Address Book: see docs/import.md. */
import { normalizeCaip } from '../../../../contracts/ids';
import { readText } from '../input/records';
import { addFacts, findPublished, type Applied, type Published } from '../projects/addFacts';
import { dayOf, type Contract, type ProjectRecord } from '../projects/record';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { readBook, type Book } from './readBook';

type Issued = NonNullable<ProjectRecord['issuedTokens']>[number];

/** Adds what the file names, and takes over what an earlier day said. */
function issuedBy(record: ProjectRecord, issued: readonly string[], key: string, day: string) {
  const named = new Set(issued);
  const before = (record.issuedTokens ?? []).map((token) => ({
    ...token,
    id: normalizeCaip(token.id),
  }));
  const known = new Set(before.map(({ id }) => id));
  const isOlder = ({ source }: Issued): boolean => (record.sources?.[source]?.statedOn ?? '') < day;
  return [
    ...before.map((token) =>
      named.has(token.id) && isOlder(token) ? { ...token, source: key } : token,
    ),
    ...issued.filter((id) => !known.has(id)).map((id) => ({ id, source: key })),
  ];
}

/** Other files of the book may name what this one does not, so nothing becomes unlisted. */
export function applyBook(
  record: ProjectRecord,
  book: Book,
  { day, url, title, checkedOn }: Published & { day: string },
): Applied {
  const key = `address-book-${book.chain.split(':').at(-1)!}-${day}`;
  const named = new Set(book.addresses);
  const taken = (contract: Contract): boolean =>
    named.has(normalizeCaip(contract.id)) &&
    (!contract.listed || dayOf(record, contract, 'listed') < day);
  const contracts = (record.contracts ?? []).map((contract) =>
    taken(contract)
      ? { ...contract, listed: true, sources: { ...contract.sources, listed: key } }
      : contract,
  );
  const ours = contracts.filter(({ id }) => named.has(normalizeCaip(id))).length;
  const issuedTokens = issuedBy(record, book.issued, key, day);
  const used =
    contracts.some(({ sources }) => sources?.listed === key) ||
    issuedTokens.some(({ source }) => source === key);
  const source = {
    url,
    title: (title ?? 'Aave Address Book').slice(0, 200),
    tier: 'P1' as const,
    checkedOn,
    statedOn: day,
    how: 'machine' as const,
  };
  return {
    record: {
      ...record,
      contracts,
      ...(issuedTokens.length > 0 && { issuedTokens }),
      ...(used && { sources: { ...record.sources, [key]: source } }),
    },
    notes: [
      `addresses of the book: ${book.addresses.length}, of them recorded: ${ours}`,
      `tokens that the market issues: ${book.issued.length}`,
    ],
  };
}

export async function importAddressBook(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  const { publishedOn: day } = run.parameters;
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new ImportRefused('Say with --published-on of which day the file is.');
  if (day > run.today) throw new ImportRefused(`The file is of ${day}, in the future.`);
  const book = readBook(await readText(run.text));
  if (typeof book === 'string') throw new ImportRefused(`The input ${book}`);
  run.tally.read(book.addresses.length);
  await addFacts(run, (record) => applyBook(record, book, { ...published, day }));
}
