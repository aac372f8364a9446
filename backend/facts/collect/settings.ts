import { EnvError, flag, isLocal, optional, type Env } from '../../../contracts/env';
import { OF_CHAINS, SOURCE_NAMES, type SourceName } from './types';

export interface CollectSettings {
  /** By schedule; a command collects without it. */
  isOn: boolean;
  /** Without a final slash; undefined: the source is off. */
  addresses: Readonly<Partial<Record<SourceName, string>>>;
  githubToken: string | undefined;
  contact: string | undefined;
  /** DNS over HTTPS in JSON, for what a website's domain says; undefined: that stays unknown. */
  dnsUrl: string | undefined;
}

/** Of a source whose targets have addresses of their own. */
export const OWN = 'own';

const GITHUB = 'https://api.github.com';
/** Those whose terms allow a program to read them (docs/import.md). */
const DEFAULTS: Partial<Record<SourceName, string>> = {
  defihacklabs: 'https://raw.githubusercontent.com/SunWeb3Sec/DeFiHackLabs/main',
  l2beat: GITHUB,
  defiscan: GITHUB,
  'superchain-registry': GITHUB,
  'aave-address-book': GITHUB,
  'audit-folder': GITHUB,
  sourcify: 'https://sourcify.dev/server',
  repository: GITHUB,
  website: OWN,
};

const settingOf = (name: SourceName): string =>
  `SOURCE_${name.toUpperCase().replaceAll('-', '_')}_URL`;

/** @throws EnvError, without repeating what may hold a key */
function readAddress(env: Env, setting: string, fallback: string): string | undefined {
  const given = optional(env, setting) ?? fallback;
  if (given === 'off') return undefined;
  if (given === OWN && fallback === OWN) return OWN;
  const takes =
    fallback === OWN
      ? 'must be "off" or unset'
      : 'must be "off" or an https address (http on this machine only)';
  if (fallback === OWN) throw new EnvError(setting, takes, 'an address');
  if (!URL.canParse(given)) throw new EnvError(setting, takes, 'no address');
  const { protocol } = new URL(given);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(given)))
    throw new EnvError(setting, takes, `${protocol}…`);
  return given.replace(/\/+$/, '');
}

export function readCollectSettings(env: Env): CollectSettings {
  const named = SOURCE_NAMES.filter((name) => !OF_CHAINS.has(name));
  const addresses = named.map(
    (name) => [name, readAddress(env, settingOf(name), DEFAULTS[name] ?? 'off')] as const,
  );
  return {
    isOn: flag(env, 'COLLECT', false),
    addresses: Object.fromEntries(addresses.filter(([, address]) => address !== undefined)),
    githubToken: optional(env, 'GITHUB_TOKEN'),
    // Part of a header.
    contact: optional(env, 'OPERATOR_CONTACT')?.replace(/[^\x20-\x7e]/g, ''),
    dnsUrl: readAddress(env, 'DNS_URL', 'off'),
  };
}
