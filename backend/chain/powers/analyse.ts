/** Who can change one contract, and take over what its owner and the admin of its roles may do. */
import { nameOfFunction } from '../names';
import { wasDone } from '../rpc/failure';
import type { Node } from '../rpc/types';
import { readCode, type Callable, type Code } from './callable';
import { ROLES } from './constants';
import { lookAtFunctions } from './functions';
import { listOwnerGoals, listRoleGoals, listUpgradeGoals, type Candidate } from './goals';
import { listGuards } from './guards';
import { NOBODY, type Follower } from './holders';
import { describeProxy, type Look } from './look';
import { listPending } from './pending';
import { listPlaces, type Place, type RunCode } from './places';
import { costOf, prove, type Goal, type Proof } from './prove';
import type { Analysis, End, FunctionLook, Power, Route } from './types';

type Kind = Power['power'];
type Found = Pick<Analysis, 'powers' | 'open'>;

/** Of one contract, in simulated calls: none keeps the reader for long, or fills its memory. */
const MOST_CALLS = 3_000;
/** Of a role. */
const MOST_MEMBERS = 20;

const WHY: Record<Exclude<Proof, 'proved' | 'anybody'>, string> = {
  no: 'it could not be proved that its call works',
  'no wait': 'it also works with less of a wait than the timelock says',
  'no servers': 'no server could try it',
};

const delayOf = ({ hops }: Route): number => hops.reduce((sum, { delay }) => sum + delay, 0);

class Analyst {
  /** By the selector of a call to this contract: who was shown to make it; null: a stranger. */
  private readonly shown = new Map<string, Set<string | null>>();
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
    const about = { power, over: this.id, by, delaySeconds: delayOf(route), via };
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
    const tried = candidates.map(async ({ who, hop, goals }) => {
      for (const goal of goals) {
        const proof = await prove(this.node, goal, { hops: hop ? [hop] : [], actor: who });
        if (proof === 'anybody' || proof === 'proved')
          this.show(goal, proof === 'proved' ? (hop?.at ?? who) : null);
        if (proof !== 'no') return [{ who, hop, goal, proof }];
      }
      return [];
    });
    return (await Promise.all(tried)).flat();
  }

  private show({ act }: Goal, who: string | null): void {
    const selector = act.data.slice(0, 10);
    if (act.to !== this.id) return;
    this.shown.set(selector, (this.shown.get(selector) ?? new Set()).add(who));
  }

  /** With who was shown to call it where a power was tried. */
  withShown(look: FunctionLook): FunctionLook {
    const shown = this.shown.get(look.selector);
    if (!shown) return look;
    if (shown.has(null)) return { ...look, state: 'open' };
    const holders = [...shown].filter((who) => who !== null);
    if (look.state === 'restricted') {
      const all = new Set([...look.holders, ...holders]);
      return all.size > look.holders.length ? { ...look, isMixed: true, holders: [...all] } : look;
    }
    return { ...look, state: 'restricted', holders };
  }

  async find(power: Kind, candidates: readonly Candidate[], role?: string): Promise<Found> {
    const tried = await this.able(candidates.filter(({ who }) => !NOBODY.test(who)));
    if (tried.some(({ proof }) => proof === 'anybody')) {
      const end = { kind: 'anybody' } as const;
      return { powers: [{ power, over: this.id, end, delaySeconds: 0, via: [] }], open: [] };
    }
    const powers: Power[] = [];
    const open: string[] = [];
    for (const { who, hop, goal, proof } of tried) {
      if (proof === 'proved') {
        const routes = await this.follower.follow(who, goal.act, hop);
        const settled = routes.map((one) => this.settle(power, goal, who, one));
        powers.push(
          ...(await Promise.all(settled)).map((one) => ({ ...one, ...(role && { role }) })),
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

const sum = (parts: readonly Found[]): Found => ({
  powers: parts.flatMap(({ powers }) => powers),
  open: parts.flatMap(({ open }) => open),
});
const notKnown = (why: string): Found => ({ powers: [], open: [why] });

const NONE = { isWhole: true, items: [] };
const NO_FUNCTIONS = { functions: [], isWhole: false, pending: NONE };

/** The codes that a call of the contract may run: its own, and what it hands on to. */
async function codesOf({ node, reader }: Follower, id: string, look: Look) {
  const others = [
    look.kind === 'proxy' ? look.implementation : undefined,
    look.kind === 'fixed' ? look.clone : undefined,
  ].filter((one) => one !== undefined);
  const read = [id, ...others].map(async (at) => {
    const code = await node.code(at);
    return { at, code, ...(await readCode(reader, at, code)) };
  });
  return Promise.all(read);
}

interface Read {
  codes: readonly (RunCode & Code)[];
  places: readonly Place[];
}

/** Each function that changes something, and the members of each role, whatever it opens. */
async function findFunctions(
  analyst: Analyst,
  { node }: Follower,
  id: string,
  { codes, places }: Read,
): Promise<Found & Pick<Analysis, 'functions' | 'isWhole'>> {
  const callable = new Map(codes.flatMap((one) => one.callable).map((one) => [one.selector, one]));
  const guards = await listGuards(node, id, [...callable.keys()]);
  // Those with a usual name first: a look may end before it has tried all.
  const isOther = ({ selector }: Callable) => Number(nameOfFunction(selector) === null);
  const sorted = [...callable.values()].sort((a, b) => isOther(a) - isOther(b));
  const look = await lookAtFunctions(node, id, sorted, {
    ...{ guards, places, variables: codes.flatMap((one) => one.variables) },
  });
  const isWhole = look.isWhole && codes.every((one) => one.isWhole);
  const open = isWhole ? [] : ['functions: not all of them could be read and tried'];
  const { functions } = look;
  const whole = functions.map((one) => analyst.withShown(one));
  const parts: Found[] = [];
  for (const { name, members, goal } of guards) {
    if (!goal || name === ROLES.defaultAdmin) continue;
    const candidates = members.slice(0, MOST_MEMBERS).map((who) => ({ who, goals: [goal(who)] }));
    parts.push(await analyst.find('role', candidates, name));
  }
  return { ...sum([...parts, { powers: [], open }]), functions: whole, isWhole };
}

/** As far as the look may ask. */
class Parts {
  readonly all: Found[] = [];

  async add(name: string, find: () => Promise<Found>): Promise<void> {
    if (await wasDone(async () => void this.all.push(await find()))) return;
    this.all.push(notKnown(`${name}: there was no time to look for all who can`));
  }
}

async function findRoles(analyst: Analyst, node: Node, id: string): Promise<Found> {
  const roles = await listRoleGoals(node, id);
  if (roles === null) return notKnown('roles: nothing lists who has them');
  return roles.length > 0 ? analyst.find('grant-roles', roles) : sum([]);
}

/**
 * At the node's block. What it names was tried there; it never says that there is nobody else.
 * @param id a contract's address
 * @param onPart what is found so far
 * @throws ChainFailure; not Spent once it is known what stands there
 */
export async function analyse(
  follower: Follower,
  id: string,
  onPart: (part: Analysis) => void = () => undefined,
): Promise<Analysis> {
  const { node } = follower;
  const look = await follower.look(id);
  if (look.kind === 'empty' || look.kind === 'delegated')
    return { id, kind: 'none', ...NO_FUNCTIONS, ...notKnown('no contract at this address') };
  if (look.kind === 'safe') return { id, kind: 'safe', powers: [], ...NO_FUNCTIONS, open: [] };
  const parts = new Parts();
  const pending = { ...NONE, isWhole: false };
  let found: Analysis = { id, kind: look.kind, ...NO_FUNCTIONS, pending, powers: [], open: [] };
  const say = (more: Partial<Analysis> = {}) => {
    found = { ...found, ...more, ...sum(parts.all) };
    onPart(found);
  };
  const analyst = new Analyst(follower, id);
  say(look.kind === 'proxy' ? { proxy: await describeProxy(node, id, look) } : {});
  const read: Read = { codes: await codesOf(follower, id, look), places: [] };
  await parts.add('places', async () => {
    read.places = await listPlaces(node, id, read.codes);
    return sum([]);
  });
  if (look.kind === 'unknown')
    parts.all.push(notKnown('it may run other code, and how that is chosen is not known'));
  if (look.kind === 'proxy')
    await parts.add('upgrade', async () => {
      const stored = read.places.map(({ who }) => who);
      const goals = await listUpgradeGoals(node, id, look, stored);
      return withoutAdmins(await analyst.find('upgrade', goals), look.admins);
    });
  await parts.add('own', async () => {
    const owner = await listOwnerGoals(node, id);
    return owner ? analyst.find('own', owner) : sum([]);
  });
  await parts.add('grant-roles', () => findRoles(analyst, node, id));
  say();
  await parts.add('functions', async () => {
    const { functions, isWhole, ...powers } = await findFunctions(analyst, follower, id, read);
    found = { ...found, functions, isWhole };
    return powers;
  });
  const between = new Set(sum(parts.all).powers.flatMap(({ via }) => via));
  await wasDone(async () => say({ pending: await listPending(node, [...between]) }));
  return { ...found, ...sum(parts.all) };
}
