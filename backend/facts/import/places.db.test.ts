import { openTestStore } from '../../../testing/store';
import type { Store } from '../../db/store';
import { importText } from './testing/importText';
import type { ImportKind, Refusal } from './types';

const token = (more: object) => ({
  chainId: 1,
  address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  name: 'Uniswap',
  symbol: 'UNI',
  decimals: 18,
  ...more,
});
const list = (...tokens: object[]) => ({
  name: 'Some list',
  timestamp: '2026-11-21T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
});
const audit = { auditor: 'Firm', auditTime: '2026-11-01', reportUrl: 'https://f.example/r' };
const pretty = (value: unknown) => JSON.stringify(value, null, 1);

/** Where a text stands for the last time. */
function placeOf(text: string, part: string): { line: number; column: number } {
  const before = text.slice(0, text.lastIndexOf(part)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

describe('what an import refuses', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());
  const refusalsOf = async (kind: ImportKind, text: string): Promise<Refusal[]> =>
    (await importText(store, kind, text, { dryRun: true })).refused;

  it.each<[string, ImportKind, string, string, string]>([
    [
      'a token list',
      'token-list',
      pretty(list(token({}), token({ symbol: 'U NI' }))),
      '"U NI"',
      "symbol has white space, which a ticker can't have",
    ],
    [
      'a feed of audits',
      'audits',
      pretty([{ ...audit, auditor: 7 }]),
      '7',
      'auditor is 7, must be text in quotes',
    ],
    [
      'a feed within an object',
      'audits',
      pretty({ data: [{ ...audit, reportUrl: 'none' }] }),
      '"none"',
      'reportUrl is not an http(s) address',
    ],
    [
      'protocols of DefiLlama',
      'defillama-protocols',
      pretty([{ name: 'A' }, { name: 'B', chains: [5] }]),
      '5',
      'chains[0] is 5, must be text in quotes',
    ],
    [
      'incidents in JSON',
      'incidents',
      pretty([{ Victim: 'A', 'Occurred on': 'soon' }]),
      '"soon"',
      'date is missing or not YYYY-MM-DD',
    ],
    [
      'incidents in CSV',
      'incidents',
      'project,notes,date\nA,"two\nlines, quoted",2026-01-01\nB,x,soon\n',
      'soon',
      'date is missing or not YYYY-MM-DD',
    ],
    [
      'a report about no project of ours',
      'audits',
      pretty([{ ...audit, coinName: 'Nobody' }]),
      '{',
      'no project of ours is "Nobody"',
    ],
    [
      'a row with a value nested very deeply',
      'audits',
      `[${JSON.stringify({ ...audit, auditor: 7 }).slice(0, -1)},"x":${'['.repeat(9_000)}${']'.repeat(9_000)}}]`,
      '7',
      'auditor is 7, must be text in quotes',
    ],
    [
      'CSV with too many cells',
      'incidents',
      'project,date\nA,2026-01-01,more\n',
      'A,',
      'the row has 3 cells, more than the header has columns',
    ],
    [
      'a line that is not JSON',
      'incidents',
      '{"project":"A","date":"2026-01-01"}\n{"project": }\n',
      '}\n',
      'the line is not valid JSON: there is "}" where a value should be',
    ],
  ])('stands at its line and column: %s', async (_, kind, text, part, reason) => {
    const refused = await refusalsOf(kind, text);
    expect(refused).toHaveLength(1);
    const [{ faults: [first] = refused }] = refused as [Refusal];
    expect(first).toMatchObject({ ...placeOf(text, part), reason });
  });

  it.each<[string, ImportKind, string, string]>([
    [
      'a list that breaks off',
      'defillama-protocols',
      '[{"name":"A"},\n{"name" "B"}]',
      'beyond element 1: it is not valid JSON: there is "\\"" where a colon should be (line 2, column 9)',
    ],
    [
      'a list with a value missing',
      'incidents',
      '[{},\n,{}]',
      'beyond element 1: it is not valid JSON: there is "," where a value should be (line 2, column 1)',
    ],
    [
      'a list that ends too early',
      'incidents',
      '[{}',
      'beyond element 1: it is not valid JSON: it ends where a comma or ] should be (line 1, column 4)',
    ],
    [
      'a list with more behind it',
      'incidents',
      '[{}]\n x',
      'beyond element 1: it is not valid JSON: there is "x" where the end should be (line 2, column 2)',
    ],
    [
      'a document that is not JSON',
      'audits',
      '[\n{"auditor" 1}]',
      'is not valid JSON: there is "1" where a colon should be (line 2, column 12)',
    ],
    [
      'a token list without a name',
      'token-list',
      JSON.stringify({ ...list(token({})), name: undefined }),
      'The input is not a token list: name is missing (line 1, column 1)',
    ],
  ])('is %s, in words', async (_, kind, text, words) =>
    expect(refusalsOf(kind, text)).rejects.toThrow(words),
  );
});
