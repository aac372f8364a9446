/** Logos that come with two packages: @metamask/contract-metadata (image files) and @web3icons/core (SVG text in modules). */
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

/** A file name, and nothing that leads elsewhere. */
const isPlain = (name: string): boolean =>
  /^[\w.() -]{1,120}$/.test(name) && !name.startsWith('.') && !name.includes('..');

function iconFile(name: string): string {
  return name.startsWith(NETWORK)
    ? join(web3icons(), 'networks', 'branded', `${name.slice(NETWORK.length)}.svg.js`)
    : join(web3icons(), 'tokens', 'branded', `${name.toUpperCase()}.svg.js`);
}

/**
 * The absolute path, inside its package, of the file that a logo value stands for; undefined when there is none. The file of an
 * icon of web3icons is a module that holds the SVG: readLogo gives the image itself.
 */
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

/** The SVG out of a module of the form `var X = '<svg …>'`: read as text, never run. */
function svgOf(module: string): string | undefined {
  const literal = /=\s*(['"`])(<svg[\s\S]*<\/svg>(?:\\n)?)\1/.exec(module)?.[2];
  return literal?.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

/** The image of a logo value with its media type; undefined when there is none. */
export function readLogo(logo: string): LogoImage | undefined {
  const file = logoFile(logo);
  if (file === undefined) return undefined;
  if (!file.endsWith('.svg.js'))
    return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
  const svg = svgOf(readFileSync(file, 'utf8'));
  return svg === undefined ? undefined : { type: 'image/svg+xml', body: Buffer.from(svg) };
}

/** The logo value of an image of @metamask/contract-metadata, when the package has it. */
export function metamaskLogo(name: string): string | undefined {
  const logo = `${METAMASK}/${name}`;
  return logoFile(logo) === undefined ? undefined : logo;
}

/** The logo value of a token's icon of @web3icons/core, or of the network of that id, when the package has one. */
export function iconLogo(symbol: string | undefined, network?: string): string | undefined {
  const names = [
    ...(symbol && /^\w+$/.test(symbol) ? [symbol.toUpperCase()] : []),
    ...(network ? [NETWORK + network] : []),
  ];
  return names.map((name) => `${WEB3ICONS}/${name}`).find((logo) => logoFile(logo) !== undefined);
}
