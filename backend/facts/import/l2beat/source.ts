/** What a discovered.json is as a source: someone else's reading of chain state, with its block. */
import type { Published } from '../projects/addFacts';
import type { Source } from '../projects/record';
import type { Discovery } from './discovery';

const GITHUB = [
  /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob|raw)\/([^/]+)\/(.+)$/,
  /^https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/([^/]+)\/(.+)$/,
];
const LOCATOR_LIMIT = 200;
const COMMIT = /^[0-9a-f]{40}$/;

/** Path and commit of a file on GitHub. */
export function locate(url: string): string | undefined {
  const [, commit, path] = GITHUB.map((pattern) => pattern.exec(url)).find(Boolean) ?? [];
  if (!commit || !path) return undefined;
  const locator = `${path}@${COMMIT.test(commit) ? commit.slice(0, 10) : commit}`;
  return locator.length <= LOCATOR_LIMIT ? locator : undefined;
}

export class FileSources {
  readonly byKey: Record<string, Source> = {};

  constructor(
    private readonly file: Discovery,
    private readonly published: Published,
  ) {}

  /** @returns the key of what the file says of that chain */
  of(chain: string): string {
    const { day, blocks, name } = this.file;
    const key = `discovery-${chain.split(':').at(-1)!.slice(0, 12).toLowerCase()}-${day}`;
    const { url, title = 'L2BEAT discovery', checkedOn } = this.published;
    const block = blocks[chain];
    const locator = locate(url);
    this.byKey[key] ??= {
      url,
      title: `${title}: state of ${name} on ${chain}`.slice(0, 200),
      tier: 'P3',
      checkedOn,
      statedOn: day,
      how: 'machine',
      ...(locator && { locator }),
      ...(block !== undefined && { block }),
    };
    return key;
  }
}
