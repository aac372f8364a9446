/** What our own look is as a source: the state of one chain at one block. */
import { blockUrl } from '../../chains/explorers';
import type { Discovery } from '../l2beat';
import type { ProjectRecord } from '../projects/record';
import { ImportRefused } from '../types';
import type { ChainDocument } from './document';

export type Source = NonNullable<ProjectRecord['sources']>[string];

/** What of a chain: each moves forward by itself. */
export type About = 'code' | 'powers';

const TITLE = 'Read from the chain';
const LOCATOR_LIMIT = 200;

/** Whether a source is an earlier look of ours. */
export const isOwn = (
  source: Pick<Source, 'tier' | 'how' | 'title'> | undefined,
  about: About,
  chain?: string,
): boolean =>
  source?.tier === 'P0' &&
  source.how === 'machine' &&
  source.title.startsWith(`${TITLE}: ${about} of `) &&
  (chain === undefined || source.title.endsWith(` on ${chain}`));

export class LookSources {
  readonly byKey: Record<string, Source> = {};

  constructor(
    private readonly document: ChainDocument,
    private readonly file: Discovery,
    private readonly today: string,
  ) {}

  source(about: About, chain: string): Source {
    const of = this.document.chains.find((one) => one.chain === chain);
    const block = this.file.blocks[chain];
    if (!of || block === undefined)
      throw new ImportRefused(`The look says nothing of the block of ${chain}.`);
    const [host = ''] = of.hosts;
    const scheme = /^(?:127\.|localhost|\[::1)/.test(host) ? 'http' : 'https';
    return {
      url: blockUrl(chain, block) ?? `${scheme}://${host}/`,
      title: `${TITLE}: ${about} of ${this.file.name} on ${chain}`,
      tier: 'P0',
      checkedOn: this.today,
      statedOn: of.day,
      how: 'machine',
      block,
      locator: `block ${of.hash} at ${of.hosts.join(', ')}`.slice(0, LOCATOR_LIMIT),
    };
  }

  /** @returns its key */
  of(about: About, chain: string): string {
    const key = `chain-${about}-${chain.split(':').at(-1)!.slice(0, 15)}`;
    this.byKey[key] ??= this.source(about, chain);
    return key;
  }
}
