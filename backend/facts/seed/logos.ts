/**
 * Logos from @metamask/contract-metadata (image files) and @web3icons/core (SVG text in modules).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

/** Logo values look like `metamask/uni.svg`, `web3icons/UNI` and `web3icons/network-base`. */
const METAMASK = 'metamask';
const WEB3ICONS = 'web3icons';
const NETWORK = 'network-';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

const metamaskImages = (): string =>
  join(dirname(require.resolve('@metamask/contract-metadata/contract-map.json')), 'images');
const web3icons = (): string => join(dirname(require.resolve('@web3icons/core')), 'svgs');

/** Blocks path traversal. */
const isPlain = (name: string): boolean =>
  /^[\w.() -]{1,120}$/.test(name) && !name.startsWith('.') && !name.includes('..');

function iconFile(name: string): string {
  return name.startsWith(NETWORK)
    ? join(web3icons(), 'networks', 'branded', `${name.slice(NETWORK.length)}.svg.js`)
    : join(web3icons(), 'tokens', 'branded', `${name.toUpperCase()}.svg.js`);
}

/** Absolute path in the package; for web3icons a module, whose image readLogo extracts. */
export function logoFile(logo: string): string | undefined {
  const [set = '', name = '', ...rest] = logo.split('/');
  if (rest.length > 0 || !isPlain(name)) return undefined;
  const file =
    set === METAMASK && extname(name) in TYPES
      ? join(metamaskImages(), name)
      : set === WEB3ICONS
        ? iconFile(name)
        : undefined;
  return file !== undefined && existsSync(file) ? file : undefined;
}

export interface LogoImage {
  type: string;
  body: Buffer;
}

/** Extracts the SVG of `var X = '<svg …>'` without running the module. */
function extractSvg(module: string): string | undefined {
  const literal = /=\s*(['"`])(<svg[\s\S]*<\/svg>(?:\\n)?)\1/.exec(module)?.[2];
  return literal?.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

export function readLogo(logo: string): LogoImage | undefined {
  const file = logoFile(logo);
  if (file === undefined) return undefined;
  if (!file.endsWith('.svg.js'))
    return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
  const svg = extractSvg(readFileSync(file, 'utf8'));
  return svg === undefined ? undefined : { type: 'image/svg+xml', body: Buffer.from(svg) };
}

export function metamaskLogo(name: string): string | undefined {
  const logo = `${METAMASK}/${name}`;
  return logoFile(logo) === undefined ? undefined : logo;
}

/** The icon of a token, or else of the network, in @web3icons/core. */
export function iconLogo(symbol: string | undefined, network?: string): string | undefined {
  const names = [
    ...(symbol && /^\w+$/.test(symbol) ? [symbol.toUpperCase()] : []),
    ...(network ? [NETWORK + network] : []),
  ];
  return names.map((name) => `${WEB3ICONS}/${name}`).find((logo) => logoFile(logo) !== undefined);
}
