/** Of which transaction a change comes, as far as events tell. Pure. */
import type { ControlChange, Transaction } from '../../../../contracts/alerts/alerts';
import { chainFromId } from '../../../../contracts/ids';
import type { ChainDocument } from './document';

export type MadeBy = (change: ControlChange) => Transaction | undefined;

const CODE = /^(?:Upgraded|BeaconUpgraded|NewImplementation|DiamondCut)\(/;
const QUEUED = /^(?:CallScheduled|QueueTransaction)\(/;

/** @returns undefined for none, or several */
function theOne(events: ChainDocument['events']): Transaction | undefined {
  const [first, ...rest] = events;
  return first && rest.every(({ tx }) => tx === first.tx)
    ? { block: first.block, tx: first.tx }
    : undefined;
}

/**
 * Code came with an event of the contract itself. Who holds a power may change in many ways, so
 * that counts only as the one transaction with any event of power since the look before, at the
 * contract and all that stands behind it.
 * @param areOwn whether an earlier look of ours recorded the powers, or else the change is older
 */
export function madeBy({ looks, events, eventsWhole }: ChainDocument, areOwn: boolean): MadeBy {
  const behind = new Map(
    looks.map(({ id, powers }) => {
      const others = powers.flatMap(({ holder, via }) => [...via, ...(holder ? [holder] : [])]);
      return [id, new Set([id, ...others.map((address) => `${chainFromId(id)}:${address}`)])];
    }),
  );
  return (change) => {
    if (change.what === 'implementation')
      return theOne(events.filter(({ id, name }) => id === change.contract && CODE.test(name)));
    if (change.what === 'queued')
      return theOne(events.filter(({ id, name }) => id === change.timelock && QUEUED.test(name)));
    const { contract } = change;
    if (!areOwn || !contract || !eventsWhole.includes(chainFromId(contract))) return undefined;
    const places = behind.get(contract);
    return places && theOne(events.filter(({ id }) => places.has(id)));
  };
}
