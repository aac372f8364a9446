import { readText } from '../input/records';
import type { FoundRow } from '../incidents/refuseRow';
import { ImportRefused } from '../types';
import { toDollars } from './dollars';

const REPOSITORY = 'https://github.com/SunWeb3Sec/DeFiHackLabs';

/** `### 20260820 Vault - Reentrancy`; the table of contents has links instead. */
const HEADING = /^#{2,4}\s*(\d{8})[\s-]+(.+?)(?:(?:\s+-\s+|---)(.*\S))?\s*$/;
const LOST = /^#{2,4}\s*Lost\s*:?\s*(.*\w.*?)\s*$/i;
const TEST = /\]\((?:\.\/)?(src\/test\/[^\s)]+\.sol)\)/;

interface Section {
  line: number;
  date: string;
  project: string;
  technique?: string;
  losstext?: string;
  tests: string[];
}

function* readSections(text: string): Generator<Section> {
  let section: Section | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, date, project, technique] = HEADING.exec(line) ?? [];
    if (date && project) {
      if (section) yield section;
      section = { line: index + 1, date, project, technique, tests: [] };
    } else if (section) {
      section.losstext ??= LOST.exec(line)?.[1];
      const test = TEST.exec(line)?.[1];
      if (test && !section.tests.includes(test)) section.tests.push(test);
    }
  }
  if (section) yield section;
}

/** The README of a year: one heading an incident, with its loss and the test that repeats it. */
export async function* readReadme(input: AsyncIterable<string>): AsyncGenerator<FoundRow> {
  let found = false;
  for (const { line, date, project, technique, losstext, tests } of readSections(
    await readText(input),
  )) {
    found = true;
    const at = { line, column: 1 };
    yield {
      at: { line },
      find: () => at,
      value: {
        ...{ date, project, technique, losstext },
        lossusd: losstext === undefined ? undefined : toDollars(losstext),
        links: tests.map((path) => `${REPOSITORY}/blob/main/${path}`),
        source: 'DeFiHackLabs',
        sourceurl: REPOSITORY,
      },
    };
  }
  if (!found)
    throw new ImportRefused(
      'The input has no incident of DeFiHackLabs: neither headings such as "### 20260820 Vault - Reentrancy" nor JSON.',
    );
}
