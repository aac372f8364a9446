import * as yup from 'yup';
import type { Guard } from './http/guards';
import type { MinuteLimit } from './http/MinuteLimits';
import { fillPath } from './paths';

export type Method = 'GET' | 'POST';

/**
 * One call, shared by the web tier, the backend and /api/openapi.json. `params` describes each
 * `{name}` of `path`.
 */
export interface Endpoint<
  Params extends yup.AnyObjectSchema = yup.AnyObjectSchema,
  Query extends yup.AnyObjectSchema = yup.AnyObjectSchema,
  Body extends yup.AnyObjectSchema = yup.AnyObjectSchema,
  Output extends yup.Schema = yup.Schema,
> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  output: Output;
  /** Accepted only from our own pages, by fetch metadata and Origin. */
  sameOriginOnly: boolean;
  guards: readonly Guard[];
  /** A public read that depends on no cookie: pages of other sites may call it from a browser. */
  open: boolean;
  /** Listed in /api/openapi.json. */
  public: boolean;
  /** Changes nothing, so a call may be sent again after a 504; by default, a GET. */
  safeToRepeat: boolean;
  /** Seconds a shared cache may keep the answer; 0 means `no-store`. */
  cacheSeconds: number;
  /** Its answer says each source once (`foldSources`). */
  foldsSources: boolean;
  /** An Idempotency-Key makes it repeatable: the backend does it once. */
  takesKey: boolean;
  /** Of an answer: 204 has no body. */
  status: 200 | 204;
  /** Requests a minute from one address; more get 429. */
  perMinute: number;
  /** POST: `each`; GET: `in blocks`. */
  counted: MinuteLimit['counted'];
}

const nothing = () => yup.object({});
type None = ReturnType<typeof nothing>;

interface Options<P, Q, B, O> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  output: O;
  params?: P;
  query?: Q;
  body?: B;
  sameOriginOnly?: boolean;
  guards?: readonly Guard[];
  open?: boolean;
  public?: boolean;
  safeToRepeat?: boolean;
  cacheSeconds?: number;
  foldsSources?: boolean;
  status?: 200 | 204;
  takesKey?: boolean;
  perMinute?: number;
  counted?: MinuteLimit['counted'];
}

export function defineEndpoint<
  P extends yup.AnyObjectSchema = None,
  Q extends yup.AnyObjectSchema = None,
  B extends yup.AnyObjectSchema = None,
  O extends yup.Schema = yup.Schema,
>(options: Options<P, Q, B, O>): Endpoint<P, Q, B, O> {
  return {
    sameOriginOnly: false,
    guards: [],
    open: false,
    public: true,
    safeToRepeat: options.method === 'GET',
    cacheSeconds: 0,
    foldsSources: false,
    status: 200,
    takesKey: false,
    perMinute: 120,
    counted: options.method === 'POST' ? 'each' : 'in blocks',
    ...options,
    params: options.params ?? (nothing() as unknown as P),
    query: options.query ?? (nothing() as unknown as Q),
    body: options.body ?? (nothing() as unknown as B),
  };
}

export type EndpointInput<E extends Endpoint> = {
  params: yup.InferType<E['params']>;
  query: yup.InferType<E['query']>;
  body: yup.InferType<E['body']>;
};
export type EndpointOutput<E extends Endpoint> = yup.InferType<E['output']>;

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Of a read for everyone, a misspelled name must not pass for no filter. */
function assertKnownNames({ open, params, query }: Endpoint, given: object): void {
  const names = Object.keys(query.fields);
  const unknown = Object.keys(given).find(
    (name) => !names.includes(name) && !Object.hasOwn(params.fields, name),
  );
  if (!open || unknown === undefined) return;
  const known = names.length > 0 ? `Known here: ${names.join(', ')}` : 'Nothing is known here';
  // The first of them: a long query must not become a longer answer.
  throw new yup.ValidationError(`is unknown. ${known}`, unknown, `query.${unknown}`);
}

/**
 * Drops unknown fields, but refuses unknown names in the query of an open endpoint.
 * @throws yup.ValidationError with paths like `query.page`
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): EndpointInput<E> {
  const schema = yup.object({
    params: endpoint.params,
    query: endpoint.query,
    body: endpoint.body,
  });
  assertKnownNames(endpoint, raw.query ?? {});
  try {
    return schema.validateSync(
      { params: raw.params ?? {}, query: raw.query ?? {}, body: raw.body ?? {} },
      { abortEarly: false, stripUnknown: true },
    ) as EndpointInput<E>;
  } catch (error) {
    // Yup's casts throw a TypeError on objects like { "toString": "x" }.
    if (error instanceof TypeError)
      throw new yup.ValidationError('must be of another type', undefined, '');
    throw error;
  }
}

export const endpointPath = (
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
): string => fillPath(endpoint.path, params);
