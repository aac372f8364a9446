/** Documents as the table has them: without what follows from the rest. Lists have most rows. */
import { addressFromId, chainFromId } from '../../../../contracts/ids';
import type { Document, ListDocument } from '../compose/document';
import type { ListedToken } from '../listings/listing';

type Packed = Readonly<Record<string, unknown>>;

const EMPTY: object = {
  symbol: null,
  category: null,
  tokens: [],
  links: {},
  logo: null,
  chains: [],
};
const UNSAID: object = { fillsOnly: false, observations: [] };
const NAMELESS: object = { name: null, decimals: null };

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const withoutEmpty = (value: object): Packed =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)));

/** In the id, of most. */
const placeOf = (id: string) => ({ chain: chainFromId(id), address: addressFromId(id) });

function packToken({ chain, address, ...token }: ListedToken): Packed {
  const place = placeOf(token.id);
  const isSame = chain === place.chain && address === place.address;
  return withoutEmpty(isSame ? token : { ...token, chain, address });
}

function packList({ listed, ...document }: Omit<ListDocument, 'form' | 'seq' | 'project'>): Packed {
  const tokens = listed.tokens.map(packToken);
  return { ...withoutEmpty(document), listed: withoutEmpty({ ...listed, tokens }) };
}

export function pack({ form: _form, seq: _seq, project: _project, ...document }: Document): Packed {
  return document.speaker === 'list' ? packList(document as ListDocument) : document;
}

/** @param own what its row has */
export function unpack(packed: object, own: Pick<Document, 'project' | 'seq'>): Document {
  const document = { form: 1, ...own, ...packed, seq: own.seq } as Document;
  if (document.speaker !== 'list') return document;
  const tokens = (document.listed.tokens ?? []).map((token): ListedToken => ({
    ...{ ...NAMELESS, ...placeOf(token.id) },
    ...token,
  }));
  return { ...UNSAID, ...document, listed: { ...EMPTY, ...document.listed, tokens } };
}
