/** What can be imported: a new kind is a folder with a parser, a line here and one in importAndRate. */

interface Kind {
  /** For the command's help. */
  words: string;
  /** On pages, of those that can say otherwise than a record. */
  name?: string;
  /** Lists of tokens and protocols, and readers, only add and correct. */
  mayRemove?: true;
}

const KINDS = {
  projects: {
    words: "Plumbline's project files: an array, one object, or NDJSON (docs/project-file.md)",
    name: 'a project file',
    mayRemove: true,
  },
  'token-list': { words: 'a token list of the Token Lists standard', name: 'a token list' },
  'defillama-protocols': { words: "DefiLlama's list of protocols", name: 'DefiLlama' },
  audits: { words: "an auditors' feed, or findings as SARIF 2.1 or Slither JSON", mayRemove: true },
  incidents: { words: 'a list of incidents, JSON or CSV', mayRemove: true },
  defihacklabs: {
    words: "incidents of DeFiHackLabs: a README, or the Incident Explorer's incidents.json",
    mayRemove: true,
  },
  'defillama-hacks': { words: "DefiLlama's list of hacks", mayRemove: true },
  l2beat: {
    words: 'a discovered.json of L2BEAT: contracts and who can change them',
    name: 'L2BEAT',
  },
  'safe-deployments': {
    words: 'deployment files of the Safe contracts',
    name: 'Safe’s deployment files',
  },
  sourcify: { words: 'answers of Sourcify, for recorded contracts', name: 'Sourcify' },
  defiscan: { words: 'a review of DeFiScan (Markdown), or its discovered.json', name: 'DeFiScan' },
  'aave-address-book': {
    words: 'a TypeScript file of the Aave Address Book',
    name: 'the Aave Address Book',
  },
  'superchain-registry': {
    words: "a chain's TOML file of the Superchain Registry",
    name: 'the Superchain Registry',
  },
  repository: { words: "GitHub's answers for a project's repository" },
  immunefi: {
    words: "Immunefi's list of bounty programs, for recorded bounties",
    name: 'Immunefi',
  },
  website: { words: "a look at a project's website" },
  'audit-folder': { words: "a project's folder of audit reports at two commits" },
  powers: { words: 'a discovered.json in which powers were read, at two commits' },
  chain: {
    words: 'a look at contracts on their chains: code, and who can change it',
    name: 'its chain',
  },
} satisfies Record<string, Kind>;

export type ImportKind = keyof typeof KINDS;

export const IMPORT_KINDS = Object.keys(KINDS) as ImportKind[];
export const kindOf = (kind: ImportKind): Kind => KINDS[kind];

/** @param kind or what a list's document has in its place */
export const nameOfKind = (kind: string): string | undefined =>
  (KINDS as Readonly<Record<string, Kind>>)[kind]?.name;
