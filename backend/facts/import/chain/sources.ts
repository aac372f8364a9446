/** What our own look is as a source: the state of one chain at one block. */
import { blockUrl } from '../../../chains/explorers';
import type { Discovery } from '../l2beat';
import type { Source } from '../projects/record';
import { lookTitle, type About } from '../store/looks';
import { ImportRefused } from '../types';
import type { ChainDocument } from './document';

const LOCATOR_LIMIT = 200;

/** Chains of one source, as its title has them. */
const AND = '+';
export const chainsOf = (named: string): string[] => named.split(AND);
export const named = (chains: readonly string[]): string => [...new Set(chains)].sort().join(AND);

export class LookSources {
  readonly byKey: Record<string, Source> = {};

  constructor(
    private readonly document: ChainDocument,
    private readonly file: Discovery,
    private readonly today: string,
  ) {}

  /** @param on one chain, or several as `named` writes them: then of the oldest block's day */
  source(about: About, on: string): Source {
    const looks = chainsOf(on).map((chain) => {
      const of = this.document.chains.find((one) => one.chain === chain);
      const block = this.file.blocks[chain];
      if (!of || block === undefined)
        throw new ImportRefused(`The look says nothing of the block of ${chain}.`);
      const [host = ''] = of.hosts;
      const scheme = /^(?:127\.|localhost|\[::1)/.test(host) ? 'http' : 'https';
      const url = blockUrl(chain, block) ?? `${scheme}://${host}/`;
      return { ...of, block, url };
    });
    const [{ url, block }] = looks as [(typeof looks)[number]];
    const where = looks.map((one) => {
      const which = looks.length === 1 ? 'block' : `${one.chain} block ${one.block}`;
      return `${which} ${one.hash} at ${one.hosts.join(', ')}`;
    });
    return {
      url,
      title: lookTitle(about, this.file.name, on),
      tier: 'P0',
      checkedOn: this.today,
      statedOn: looks.map(({ day }) => day).sort()[0]!,
      how: 'machine',
      block,
      locator: where.join('; ').slice(0, LOCATOR_LIMIT),
    };
  }

  /** @returns its key */
  of(about: About, on: string): string {
    const ids = chainsOf(on).map((chain) => chain.split(':').at(-1)!);
    const key = `chain-${about}-${ids.join('-').slice(0, 15)}`;
    this.byKey[key] ??= this.source(about, on);
    return key;
  }
}
