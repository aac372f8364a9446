import * as yup from 'yup';
import type { Guard } from './guards';
import { fillPath } from './paths';

export type Method = 'GET' | 'POST';

/**
 * One call, described once: the web tier validates and proxies with it, the backend validates and answers with it,
 * and /api/openapi.json is made of it. `path` uses `{name}` for parameters, which `params` describes.
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
  /** Honoured only from our own pages (fetch metadata and Origin), never from a link or another site. */
  sameOriginOnly: boolean;
  /** Who may call it, and what is written down of it. */
  guards: readonly Guard[];
  /** Listed in /api/openapi.json. */
  public: boolean;
  /** Seconds that a shared cache may keep the answer; 0 means `no-store`. */
  cacheSeconds: number;
  /** Requests a minute from one address; whoever answers (the backend, or the web tier by itself) refuses the rest with 429. */
  perMinute: number;
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
  public?: boolean;
  cacheSeconds?: number;
  perMinute?: number;
}

/** Fills in what an endpoint leaves out: no input, public, for everybody, not cached, 120 requests a minute. */
export function defineEndpoint<
  P extends yup.AnyObjectSchema = None,
  Q extends yup.AnyObjectSchema = None,
  B extends yup.AnyObjectSchema = None,
  O extends yup.Schema = yup.Schema,
>(options: Options<P, Q, B, O>): Endpoint<P, Q, B, O> {
  return {
    sameOriginOnly: false,
    guards: [],
    public: true,
    cacheSeconds: 0,
    perMinute: 120,
    ...options,
    params: options.params ?? (nothing() as unknown as P),
    query: options.query ?? (nothing() as unknown as Q),
    body: options.body ?? (nothing() as unknown as B),
  };
}

export type InputOf<E extends Endpoint> = {
  params: yup.InferType<E['params']>;
  query: yup.InferType<E['query']>;
  body: yup.InferType<E['body']>;
};
export type OutputOf<E extends Endpoint> = yup.InferType<E['output']>;

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Casts and validates all three parts; unknown fields are dropped, so that nobody can set a field we did not name.
 * @throws yup.ValidationError with every message, paths prefixed by the part (`query.page`).
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): InputOf<E> {
  const schema = yup.object({
    params: endpoint.params,
    query: endpoint.query,
    body: endpoint.body,
  });
  try {
    return schema.validateSync(
      { params: raw.params ?? {}, query: raw.query ?? {}, body: raw.body ?? {} },
      { abortEarly: false, stripUnknown: true },
    ) as InputOf<E>;
  } catch (error) {
    // Casting trips over objects that only look like values ({ "toString": "x" }): no input of ours.
    if (error instanceof TypeError)
      throw new yup.ValidationError('must be of another type', undefined, '');
    throw error;
  }
}

/** The path with its parameters filled in and escaped. */
export const pathOf = (
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
): string => fillPath(endpoint.path, params);
