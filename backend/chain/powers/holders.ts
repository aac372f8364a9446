/** Follows each path of control to the keys at its end. */
import type { Hex } from 'viem';
import type { Call, Node } from '../rpc/types';
import { CodeReader } from './CodeReader';
import { ROLES, ZERO } from './constants';
import { lookAt, type Look, type SafeLook } from './look';
import { hopOf, listManaged } from './manager';
import { membersByEvents } from './members';
import { countSigners } from './signers';
import type { End, Hop, Route } from './types';
import { hasRole, viewAddress, viewNumber } from './views';
import { findVotes } from './votes';

const DEPTH = 7;
/** Of one walk: no contract keeps the reader for long. */
const MOST_STEPS = 200;
export const NOBODY = /^0x0{36}(?:0000|dead)$/;

/** Chains of their own; on the others an address without code may stand for a contract elsewhere. */
const OWN: ReadonlySet<string> = new Set(
  [1, 56, 100, 137, 250, 43114, 31337].map((id) => `eip155:${id}`),
);
export const hasAliases = (chain: string): boolean => !OWN.has(chain);
const ALIAS = BigInt('0x1111000000000000000000000000000000001111');
const SPACE = 1n << 160n;
const withoutAlias = (address: string): string =>
  `0x${((BigInt(address) - ALIAS + SPACE) % SPACE).toString(16).padStart(40, '0')}`;

const unresolved = (id: string, why: string): End => ({ kind: 'unresolved', id, why });

/** How far a path has come. */
interface Trail {
  hops: readonly Hop[];
  via: readonly string[];
  /** The contract that is acted upon next. */
  over: string;
  /** The call itself, where it is the next. */
  call?: Call;
  /** Steps that are left, of all ways together. */
  budget: { left: number };
}

export class Follower {
  readonly reader = new CodeReader();
  private readonly looks = new Map<string, Promise<Look>>();

  constructor(
    readonly node: Node,
    /** Where the chain has its aliases, if it can be read. */
    private readonly ethereum: Node | undefined,
  ) {}

  look(address: string): Promise<Look> {
    const known = this.looks.get(address);
    if (known) return known;
    const look = lookAt(this.node, address);
    this.looks.set(address, look);
    return look;
  }

  /**
   * Each way to the ends behind `address`, which makes this call.
   * @param hop between the two
   * @throws ChainFailure
   */
  async follow(address: string, call: Call, hop?: Hop): Promise<Route[]> {
    const budget = { left: MOST_STEPS };
    if (hop) return this.walk(address, { hops: [hop], via: [hop.at], over: hop.at, budget });
    return this.walk(address, { hops: [], via: [], over: call.to, call, budget });
  }

  private async walk(address: string, trail: Trail): Promise<Route[]> {
    const { hops, via, budget } = trail;
    budget.left -= 1;
    const ends = (end: End): Route[] => [{ end, hops, via, actor: address }];
    if (NOBODY.test(address)) return ends(unresolved(address, 'nobody, by what is known'));
    if (via.includes(address)) return ends(unresolved(address, 'the path runs in a circle'));
    if (via.length >= DEPTH || budget.left < 0)
      return ends(unresolved(address, 'the path is too long'));
    const look = await this.look(address);
    if (look.kind === 'empty' || look.kind === 'delegated')
      return ends(await this.keyAt(address, look));
    if (look.kind === 'safe') return this.throughSafe(address, look, trail);
    return (
      (await this.throughOpenZeppelin(address, trail)) ??
      (await this.throughCompound(address, trail)) ??
      (await this.throughManager(address, trail)) ??
      (await this.throughVotes(address, trail)) ??
      ends(unresolved(address, 'a contract of another kind'))
    );
  }

  /**
   * An address that has never sent anything may be one that nobody has, or of a contract that is
   * gone or to come.
   */
  private async keyAt(id: string, look: Look): Promise<End> {
    if (look.kind === 'empty' && look.nonce === 0)
      return unresolved(id, 'no code there, and never a transaction from it');
    if (!hasAliases(this.node.chain)) return { kind: 'key', id };
    if (!this.ethereum)
      return unresolved(id, 'it may stand for a contract of Ethereum, which was not read');
    return (await this.ethereum.code(withoutAlias(id))) === '0x'
      ? { kind: 'key', id }
      : unresolved(id, 'it stands for a contract of Ethereum');
  }

  private readonly findSafe = async (address: string): Promise<SafeLook | 'key' | null> => {
    const look = await this.look(address);
    if (look.kind === 'safe') return look;
    // A key that runs a contract's code may let others act for it.
    return look.kind === 'empty' ? 'key' : null;
  };

  /** The proof acts as the Safe: what its guard refuses is not seen there. */
  private async signersOf(id: string, look: SafeLook): Promise<End> {
    if (look.guards[0] !== ZERO)
      return unresolved(id, 'a Safe whose guard may refuse what its owners sign');
    const counted = await countSigners(look, this.findSafe);
    return counted
      ? { kind: 'multisig', id, ...counted }
      : unresolved(id, 'a Safe with owners that are neither keys nor Safes');
  }

  private async throughSafe(id: string, look: SafeLook, trail: Trail): Promise<Route[]> {
    const { hops, via, budget } = trail;
    const whole = { hops, via, actor: id };
    if (!look.isHandlerKnown)
      return [
        {
          ...whole,
          end: unresolved(
            id,
            'a Safe in whose name others may act, by a handler that is not known',
          ),
        },
      ];
    const end = await this.signersOf(id, look);
    if (look.modules === null)
      return [
        { ...whole, end },
        { ...whole, end: unresolved(id, 'a Safe with many modules') },
      ];
    const behind = { hops: [], via: [...via, id], over: id, budget };
    const modules = await Promise.all(look.modules.map((module) => this.walk(module, behind)));
    return [
      { ...whole, end },
      ...modules.flat().map((route): Route => ({
        ...whole,
        via: route.via,
        end:
          look.guards[1] !== ZERO
            ? unresolved(id, 'a Safe whose guard may refuse what its modules do')
            : route.hops.length === 0
              ? route.end
              : unresolved(id, 'a Safe with a timelock as a module'),
      })),
    ];
  }

  /** A manager of access that is the owner itself. */
  private async throughManager(at: string, { call, ...trail }: Trail): Promise<Route[] | null> {
    const selector = call?.data.slice(0, 10) as Hex | undefined;
    const members = call ? await listManaged(this.node, at, call.to, selector!) : [];
    if (members.length === 0) return null;
    const routes = members.map(({ who, hop, role }) =>
      this.onwards(at, who, hop ?? hopOf(at, role, 0), trail),
    );
    return (await Promise.all(routes)).flat();
  }

  /** Of a governor whose timelock was the last hop, the two are one. */
  private async throughVotes(at: string, { hops, via }: Trail): Promise<Route[] | null> {
    const votes = await findVotes(this.node, at);
    if (!votes) return null;
    const last = hops.at(-1);
    const isItsOwn = last !== undefined && last.at === votes.timelock;
    if (votes.timelock !== null && !isItsOwn) return null;
    const hop: Hop = {
      ...{ kind: 'vote', at, votes, delay: isItsOwn ? last.delay : 0 },
      ...{ byAdmin: false, isOpen: false },
    };
    const before = isItsOwn ? hops.slice(0, -1) : hops;
    const { voter } = this.node.actors;
    const end: End = { kind: 'vote', id: at, token: votes.token };
    return [{ end, hops: [...before, hop], via, actor: voter }];
  }

  private onwards(at: string, who: string, hop: Hop, trail: Trail): Promise<Route[]> {
    const { hops, via, budget } = trail;
    return this.walk(who, { hops: [...hops, hop], via: [...via, at], over: at, budget });
  }

  private async throughOpenZeppelin(at: string, trail: Trail): Promise<Route[] | null> {
    const { node } = this;
    const delay = await viewNumber(node, at, 'getMinDelay');
    if (delay === null) return null;
    const members = await membersByEvents(node, at);
    const { hops, via } = trail;
    const here = (why: string): Route => ({ hops, via, actor: at, end: unresolved(at, why) });
    if (members === null) return [here('a timelock whose roles no server lists')];
    const isOpen = await hasRole(node, at, ROLES.executor, ZERO);
    const hop = { kind: 'openzeppelin', at, delay, isOpen } as const;
    const proposers = members.get(ROLES.proposer) ?? [];
    const admins = [ROLES.defaultAdmin, ROLES.timelockAdmin]
      .flatMap((role) => members.get(role) ?? [])
      .filter((who) => who !== at && !proposers.includes(who));
    if (proposers.length === 0 && admins.length === 0)
      return [here('a timelock without a known proposer')];
    const executors = members.get(ROLES.executor) ?? [];
    const propose = (who: string): Promise<Route[]> | Route =>
      isOpen || executors.includes(who)
        ? this.onwards(at, who, { ...hop, byAdmin: false }, trail)
        : here(`what ${who} proposes, others execute: ${executors.slice(0, 3).join(', ')}`);
    const routes = await Promise.all([
      ...proposers.map(propose),
      ...[...new Set(admins)].map((who) => this.onwards(at, who, { ...hop, byAdmin: true }, trail)),
    ]);
    return routes.flat();
  }

  private async throughCompound(at: string, trail: Trail): Promise<Route[] | null> {
    const [delay, grace, admin] = await Promise.all([
      viewNumber(this.node, at, 'delay'),
      viewNumber(this.node, at, 'GRACE_PERIOD'),
      viewAddress(this.node, at, 'admin'),
    ]);
    if (delay === null || grace === null || admin === null) return null;
    const hop: Hop = { kind: 'compound', at, delay, byAdmin: false, isOpen: false };
    return this.onwards(at, admin, hop, trail);
  }
}
