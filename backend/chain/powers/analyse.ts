/** Who can change one contract, and take over what its owner and the admin of its roles may do. */
import type { Hex } from 'viem';
import { ABILITY_OF, nameOfFunction } from '../names';
import { wasDone } from '../rpc/failure';
import type { Node } from '../rpc/types';
import { Analyst, notKnown, sum, type Found, type Kind } from './Analyst';
import { findChangers, markLoose, type Changers, type FindUpgrade } from './changers';
import { codesOf, type Callable, type Code } from './callable';
import { mayAskOrigin } from './code';
import { ROLES } from './constants';
import { lookAtFunctions } from './functions';
import { listCutGoals, listOwnerGoals, listRoleGoals, listUpgradeGoals } from './goals';
import { listGuards } from './guards';
import type { Follower } from './holders';
import { describeProxy, type Look } from './look';
import { saysAlone } from './manager';
import { listPending } from './pending';
import { listPlaces, type Place, type RunCode } from './places';
import type { Analysis, Power } from './types';
import { ofSigners } from './ofSigners';
import { markSooner } from './sooner';
import { viewAddress } from './views';

/** What an admin contract's owner can do through it says more than that the contract can. */
const withoutAdmins = (found: Found, admins: readonly string[]): Found => {
  const through = new Set(found.powers.flatMap(({ via }) => via));
  const isPassed = ({ end }: Power): boolean =>
    end.kind === 'unresolved' && admins.includes(end.id) && through.has(end.id);
  return { ...found, powers: found.powers.filter((power) => !isPassed(power)) };
};

/** Of a role that no function was shown to open to. */
const MOST_IDLE = 20;

const NONE = { isWhole: true, items: [] };
const OTHER_CODE = notKnown(
  'it may run other code, and how that is chosen is not known',
  'upgrade',
);
const REPLACED = (manager: string): string =>
  `who can replace the code of its manager of access, ${manager}, is not known`;
const NO_FUNCTIONS = { functions: [], isWhole: false, pending: NONE };

interface Read {
  codes: readonly (RunCode & Code)[];
  places: readonly Place[];
}

/** Each function that changes something, and the members of each role, whatever it opens. */
async function findFunctions(
  analyst: Analyst,
  follower: Follower,
  id: string,
  { codes, places }: Read,
): Promise<Found & Pick<Analysis, 'functions' | 'isWhole'>> {
  const { node } = follower;
  const callable = new Map(codes.flatMap((one) => one.callable).map((one) => [one.selector, one]));
  const guards = await listGuards(node, id, [...callable.keys()]);
  // What is asked of a token first, then usual names: a look may end before it has tried all.
  const placeOf = ({ selector }: Callable) =>
    ABILITY_OF.has(selector) ? 0 : nameOfFunction(selector) === null ? 2 : 1;
  const sorted = [...callable.values()].sort((a, b) => placeOf(a) - placeOf(b));
  const look = await lookAtFunctions(node, id, sorted, {
    ...{ guards, places, variables: codes.flatMap((one) => one.variables), follower },
  });
  const isWhole = look.isWhole && codes.every((one) => one.isWhole);
  const open = isWhole ? [] : [{ why: 'not all of its functions could be read and tried' }];
  const { functions } = look;
  const whole = functions.map((one) =>
    analyst.withShown(one, callable.get(one.selector as Hex)?.takesMoney ?? false),
  );
  const parts: Found[] = [];
  for (const { name, members, goal } of guards) {
    if (!goal || name === ROLES.defaultAdmin) continue;
    const opens = functions.filter(({ guard }) => guard === name);
    const isIdle = (who: string) => !opens.some(({ holders }) => holders.includes(who));
    const [idle, using] = [members.filter(isIdle), members.filter((who) => !isIdle(who))];
    const candidates = (some: readonly string[]) =>
      some.map((who) => ({ who, goals: [goal(who)] }));
    const role = name;
    if (using.length > 0) parts.push(await analyst.find('role', candidates(using), { role }));
    const some = candidates(idle.slice(0, MOST_IDLE));
    const { powers } = await analyst.find('role', some, { role, isIdle: true });
    parts.push({ powers, open: [] });
  }
  return { ...sum([...parts, { powers: [], open }]), functions: whole, isWhole };
}

/** As far as the look may ask. */
class Parts {
  readonly all: Found[] = [];
  isCut = false;
  loose: Changers['loose'] = new Set();
  /** Whoever replaces its code has all powers. */
  manager?: string;

  get whole(): Found {
    const { powers, open } = sum(this.all);
    return { powers: markLoose(powers, this.loose, this.manager), open };
  }

  async add(find: () => Promise<Found>, power?: Kind): Promise<void> {
    if (await wasDone(async () => void this.all.push(await find()))) return;
    this.isCut = true;
    this.all.push(notKnown('the look ended before all of it was tried', power));
  }
}

/**
 * What is neither proxy nor diamond may run other code in a way of its own.
 * @param stored addresses that it has somewhere
 */
async function findUpgrade(
  analyst: Analyst,
  { node }: Follower,
  look: Extract<Look, { kind: 'proxy' | 'unknown' }>,
  stored: readonly Place[],
): Promise<Found> {
  const { id } = analyst;
  const who = stored.map((one) => one.who);
  if (look.kind === 'proxy') {
    const goals = await listUpgradeGoals(node, id, look, who);
    return withoutAdmins(await analyst.find('upgrade', goals), look.admins);
  }
  if (look.facets.length === 0) return OTHER_CODE;
  return analyst.find('upgrade', await listCutGoals(node, id, who));
}

const upgradeOfAny =
  (follower: Follower): FindUpgrade =>
  async (at, look) => {
    const analyst = new Analyst(follower, at);
    const places = await listPlaces(follower.node, at, await codesOf(follower, at, look));
    return [analyst, await findUpgrade(analyst, follower, look, places)];
  };

async function findOwner(analyst: Analyst, node: Node, id: string): Promise<Found> {
  const owner = await listOwnerGoals(node, id);
  return owner ? analyst.find('own', owner) : sum([]);
}

async function findRoles(analyst: Analyst, node: Node, id: string): Promise<Found> {
  const roles = await listRoleGoals(node, id);
  if (roles === null) return notKnown('nothing lists who has its roles', 'grant-roles');
  return roles.length > 0 ? analyst.find('grant-roles', roles) : sum([]);
}

/** The manager of access that it obeys, if other code may come to answer there. */
async function findManager(follower: Follower, id: string): Promise<string | undefined> {
  const at = await viewAddress(follower.node, id, 'authority');
  if (at === null) return undefined;
  const { kind } = await follower.look(at);
  const isOwn = kind === 'unknown' && (await saysAlone(follower.node, at, id));
  return kind === 'proxy' || (kind === 'unknown' && !isOwn) ? at : undefined;
}

async function pendingOf(node: Node, parts: Parts): Promise<Analysis['pending']> {
  const between = new Set(parts.whole.powers.flatMap(({ via }) => via));
  let found: Analysis['pending'] = { ...NONE, isWhole: false };
  await wasDone(async () => {
    const waiting = await listPending(node, [...between]);
    found = { ...waiting, isWhole: waiting.isWhole && !parts.isCut };
  });
  return found;
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
    found = { ...found, ...more, ...parts.whole };
    onPart(found);
  };
  const analyst = new Analyst(follower, id);
  say(look.kind === 'proxy' ? { proxy: await describeProxy(node, id, look) } : {});
  const read: Read = { codes: await codesOf(follower, id, look), places: [] };
  await parts.add(async () => {
    read.places = await listPlaces(node, id, read.codes);
    return sum([]);
  });
  if (look.kind !== 'fixed')
    await parts.add(() => findUpgrade(analyst, follower, look, read.places), 'upgrade');
  await parts.add(() => findOwner(analyst, node, id), 'own');
  await parts.add(() => findRoles(analyst, node, id), 'grant-roles');
  await parts.add(async () => {
    parts.manager = await findManager(follower, id);
    return parts.manager === undefined ? sum([]) : notKnown(REPLACED(parts.manager));
  });
  say();
  await parts.add(async () => {
    const { functions, isWhole, ...powers } = await findFunctions(analyst, follower, id, read);
    // Nobody knows all functions of code that is not known.
    found = { ...found, functions, isWhole: isWhole && look.kind !== 'unknown' };
    return powers;
  });
  await parts.add(async () => {
    const more = await findChangers([analyst, parts.whole], follower, upgradeOfAny(follower));
    parts.loose = more.loose;
    return more;
  });
  found = { ...found, pending: await pendingOf(node, parts) };
  const whole = { ...found, ...parts.whole };
  const powers = markSooner(whole, node.block.timestamp);
  const asksOrigin = read.codes.some(({ code }) => mayAskOrigin(code));
  return asksOrigin ? ofSigners({ ...whole, powers }, follower) : { ...whole, powers };
}
