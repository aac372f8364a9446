/** Who can change one contract, and take over what its owner and the admin of its roles may do. */
import type { Node } from '../rpc/types';
import { UPGRADED } from './constants';
import { listOwnerGoals, listRoleGoals, listUpgradeGoals, type Candidate } from './goals';
import { NOBODY, type Follower } from './holders';
import type { ProxyLook } from './look';
import { costOf, prove, type Goal, type Proof } from './prove';
import type { Analysis, End, Power, Proxy, Route } from './types';

type Kind = Power['power'];
type Found = Pick<Analysis, 'powers' | 'open'>;

/** Of one contract, in simulated calls: none keeps the reader for long, or fills its memory. */
const MOST_CALLS = 3_000;

const WHY: Record<Exclude<Proof, 'proved' | 'anybody'>, string> = {
  no: 'it could not be proved that its call works',
  'no wait': 'it also works with less of a wait than the timelock says',
  'no servers': 'no server could try it',
};

const delayOf = ({ hops }: Route): number => hops.reduce((sum, { delay }) => sum + delay, 0);

class Analyst {
  private readonly node: Node;
  private left = MOST_CALLS;

  constructor(
    private readonly follower: Follower,
    private readonly id: string,
  ) {
    this.node = follower.node;
  }

  /** The proof is of the whole path: what the end does, what it waits, and what comes of it. */
  private async settle(power: Kind, goal: Goal, by: string, route: Route): Promise<Power> {
    const via = [...new Set([...(goal.act.to === this.id ? [] : [goal.act.to]), ...route.via])];
    const about = { power, over: this.id, delaySeconds: delayOf(route), via };
    if (route.end.kind === 'unresolved') return { ...about, end: route.end };
    const id = 'id' in route.end ? route.end.id : by;
    this.left -= costOf(route.hops);
    if (this.left < 0)
      return { ...about, end: { kind: 'unresolved', id, why: 'it takes too many calls to try' } };
    const proof = await prove(this.node, goal, route);
    if (proof === 'proved') return { ...about, end: route.end };
    const end: End =
      proof === 'anybody' ? { kind: 'anybody' } : { kind: 'unresolved', id, why: WHY[proof] };
    return { ...about, end };
  }

  /** Candidates that can do it themselves, each with the first of its goals that works. */
  private async able(candidates: readonly Candidate[]) {
    const tried = candidates.map(async ({ who, goals }) => {
      for (const goal of goals) {
        const proof = await prove(this.node, goal, { hops: [], actor: who });
        if (proof !== 'no') return [{ who, goal, proof }];
      }
      return [];
    });
    return (await Promise.all(tried)).flat();
  }

  async find(power: Kind, candidates: readonly Candidate[]): Promise<Found> {
    const tried = await this.able(candidates.filter(({ who }) => !NOBODY.test(who)));
    if (tried.some(({ proof }) => proof === 'anybody')) {
      const end = { kind: 'anybody' } as const;
      return { powers: [{ power, over: this.id, end, delaySeconds: 0, via: [] }], open: [] };
    }
    const powers: Power[] = [];
    const open: string[] = [];
    for (const { who, goal, proof } of tried) {
      if (proof === 'proved') {
        const routes = await this.follower.follow(who, goal.act.to);
        powers.push(
          ...(await Promise.all(routes.map((one) => this.settle(power, goal, who, one)))),
        );
      } else open.push(`${power}: ${WHY[proof as 'no servers']}`);
    }
    if (powers.length === 0) open.push(`${power}: nobody was found who can`);
    return { powers, open: [...new Set(open)] };
  }
}

/** What an admin contract's owner can do through it says more than that the contract can. */
const withoutAdmins = (found: Found, admins: readonly string[]): Found => {
  const through = new Set(found.powers.flatMap(({ via }) => via));
  const isPassed = ({ end }: Power): boolean =>
    end.kind === 'unresolved' && admins.includes(end.id) && through.has(end.id);
  return { ...found, powers: found.powers.filter((power) => !isPassed(power)) };
};

/** The last of its events must name the code that runs now. */
async function describe(node: Node, id: string, look: ProxyLook): Promise<Proxy> {
  const { type: kind, implementation, beacon = id } = look;
  const last = (await node.logs(beacon, UPGRADED))?.at(-1);
  const isIt = last?.topics[1]?.endsWith(implementation.slice(2)) === true;
  const since = isIt ? await node.timeOf(Number(last.blockNumber)) : null;
  return { kind, implementation, ...(since !== null && { since }) };
}

const sum = (parts: readonly Found[]): Found => ({
  powers: parts.flatMap(({ powers }) => powers),
  open: parts.flatMap(({ open }) => open),
});
const notKnown = (why: string): Found => ({ powers: [], open: [why] });

/**
 * At the node's block. What it names was tried there; it never says that there is nobody else.
 * @param id a contract's address
 * @throws ChainFailure
 */
export async function analyse(follower: Follower, id: string): Promise<Analysis> {
  const { node } = follower;
  const look = await follower.look(id);
  if (look.kind === 'empty' || look.kind === 'delegated')
    return { id, kind: 'none', ...notKnown('no contract at this address') };
  if (look.kind === 'safe') return { id, kind: 'safe', powers: [], open: [] };
  const analyst = new Analyst(follower, id);
  const parts: Found[] = [];
  if (look.kind === 'unknown')
    parts.push(notKnown('it may run other code, and how that is chosen is not known'));
  if (look.kind === 'proxy') {
    const found = await analyst.find('upgrade', await listUpgradeGoals(node, id, look));
    parts.push(withoutAdmins(found, look.admins));
  }
  const owner = await listOwnerGoals(node, id);
  if (owner) parts.push(await analyst.find('own', owner));
  const roles = await listRoleGoals(node, id);
  if (roles === null) parts.push(notKnown('roles: it does not list who has them'));
  else if (roles.length > 0) parts.push(await analyst.find('grant-roles', roles));
  const proxy = look.kind === 'proxy' ? await describe(node, id, look) : undefined;
  return { id, kind: look.kind, ...(proxy && { proxy }), ...sum(parts) };
}
