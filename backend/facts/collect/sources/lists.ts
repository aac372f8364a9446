/** Lists that stand at one address, or in a few files, and speak of everybody. */
import { toDay } from '../../../../contracts/time';
import type { ImportKind } from '../../import';
import { LookFailed } from '../reader';
import type { Found, Look, Source } from '../types';

const all = async () => [{ id: 'all' }];

async function readOne({ reader }: Look, etag?: string) {
  const read = await reader.read('', { etag });
  if (read.status === 404) throw new LookFailed('refused', 'There is nothing at its address');
  return read;
}

/** The same bytes again say nothing new. What it says, it says of today. */
const list = (kind: ImportKind & Source['name'], title: string): Source => ({
  name: kind,
  title,
  everyHours: 24,
  listTargets: all,
  async look(look) {
    const { status, body, etag } = await readOne(look, look.etag);
    if (status === 304) return { outcome: 'same' };
    const parameters = { publishedOn: toDay(look.now) };
    return { kind, source: look.reader.base, parameters, body, etag, isDated: true };
  },
});

export const defillamaProtocols = list('defillama-protocols', "DefiLlama's protocols");
export const tokenList = list('token-list', 'Token list');

/** Of incidents: the same rows again are a search for what was recorded since. */
export const defillamaHacks: Source = {
  name: 'defillama-hacks',
  title: "DefiLlama's hacks",
  everyHours: 24,
  cited: /(^|\n)DefiLlama hacks$/,
  listTargets: all,
  async look(look) {
    const { body } = await readOne(look);
    return { kind: 'defillama-hacks', source: look.reader.base, body };
  },
};

/** The same list again is a look at each recorded bounty. */
export const immunefi: Source = {
  name: 'immunefi',
  title: 'Immunefi',
  everyHours: 24,
  cited: /\nImmunefi's list of bounty programs$/,
  listTargets: all,
  async look(look) {
    const { body } = await readOne(look);
    const { base } = look.reader;
    return { kind: 'immunefi', source: base, parameters: { sourceUrl: base }, body, remove: true };
  },
};

/** The file of 2021 has the years before, too. */
const FIRST_YEAR = 2021;
const HOME = 'https://github.com/SunWeb3Sec/DeFiHackLabs';

/** A file of each past year; the newest may not have been split off yet. */
async function readYears({ reader, now }: Look): Promise<Found> {
  const last = now.getUTCFullYear() - 1;
  const parts = [await reader.read('/README.md')];
  for (let year = FIRST_YEAR; year <= last; year += 1)
    parts.push(await reader.read(`/past/${year}/README.md`));
  const missing = parts.findIndex(({ status }) => status !== 200);
  if (missing >= 0 && missing < parts.length - 1)
    throw new LookFailed('malformed', 'A file of the list is missing');
  const bodies = parts.filter(({ status }) => status === 200).map(({ body }) => body);
  const body = Buffer.concat(bodies.flatMap((one) => [one, Buffer.from('\n')]));
  return { kind: 'defihacklabs', source: HOME, body };
}

export const defihacklabs: Source = {
  name: 'defihacklabs',
  title: 'DeFiHackLabs',
  everyHours: 24,
  cited: /(^|\n)DeFiHackLabs$/,
  listTargets: all,
  look: readYears,
};
