/** Sourcify's answers for the contracts of a record, and for the code behind its proxies. */
import { and, asc, eq, like } from 'drizzle-orm';
import * as yup from 'yup';
import { addressFromId, chainFromId } from '../../../../contracts/ids';
import { contracts, projects } from '../../../db/schema';
import type { AskSource } from '../../../chain';
import { LookFailed, type Reader } from '../reader';
import { parseAs } from '../parseAs';
import type { Found, Look, Source } from '../types';

const EVM = 'eip155:';
/** A record with more is left to the operator. */
const MOST = 500;

const answerSchema = yup.object({
  chainId: yup.string().required(),
  address: yup.string().required(),
  match: yup.string().nullable().defined(),
});

/**
 * A 404 is an answer of a chain that it supports; for others it answers 400, which says nothing.
 * @throws LookFailed `malformed` also for the answer about another contract
 */
async function ask(reader: Reader, id: string) {
  const [chain, address] = [chainFromId(id).slice(EVM.length), addressFromId(id)];
  const path = `/v2/contract/${chain}/${address}?fields=proxyResolution`;
  const { status, body } = await reader.read(path, { expected: 400 });
  if (status === 400) return undefined;
  const answer = parseAs(answerSchema, body);
  if (answer.chainId !== chain || answer.address.toLowerCase() !== address)
    throw new LookFailed('malformed', `Asked about ${id}, it answers about another contract`);
  return answer;
}

const STATES = new Map([
  ['exact_match', 'exact'],
  ['match', 'partial'],
] as const);

/** Of one contract, for a scan. @throws LookFailed */
export async function findSource(reader: Reader, id: string): ReturnType<AskSource> {
  const answer = await ask(reader, id);
  if (!answer) return null;
  return answer.match === null ? 'none' : (STATES.get(answer.match as 'match') ?? null);
}

async function look(given: Look): Promise<Found> {
  const { target, db } = given;
  const rows = await db
    .select({ id: contracts.id, implementation: contracts.implementation })
    .from(contracts)
    .where(and(eq(contracts.projectId, target.id), like(contracts.chain, `${EVM}%`)))
    .orderBy(asc(contracts.id))
    .limit(MOST);
  const ids = new Set(
    rows.flatMap(({ id, implementation }) => (implementation ? [id, implementation] : [id])),
  );
  const answers: unknown[] = [];
  for (const id of ids) answers.push(await ask(given.reader, id));
  const said = answers.filter((one) => one !== undefined);
  return {
    kind: 'sourcify',
    // The importer cites the address of each answer.
    source: 'Sourcify',
    parameters: { publishedOn: given.now.toISOString().slice(0, 10) },
    body: Buffer.from(JSON.stringify(said)),
  };
}

export const sourcify: Source = {
  name: 'sourcify',
  title: 'Sourcify',
  everyHours: 240,
  cited: /\nAnswer of Sourcify$/,
  listTargets: async (db) =>
    db
      .selectDistinct({ id: projects.id, project: projects.id })
      .from(projects)
      .innerJoin(contracts, eq(contracts.projectId, projects.id))
      .where(and(eq(projects.origin, 'projects'), like(contracts.chain, `${EVM}%`))),
  look,
};
