/** What /developers shows of /api/openapi.json. */
export interface ApiGuide {
  version: string;
  license: { name: string; url: string };
  calls: ApiCall[];
  schemas: ApiSchema[];
  errors: ApiError[];
}

export interface ApiCall {
  id: string;
  /** With `{name}` for what goes in. */
  path: string;
  summary: string;
  parameters: ApiField[];
  /** Name of its schema; null where the answer is a stream or a document. */
  answer: string | null;
  perMinute: number;
  cacheSeconds: number;
}

export interface ApiSchema {
  name: string;
  fields: ApiField[];
}

export interface ApiField {
  name: string;
  type: string;
  /** The schema behind it, if it has a name. */
  schema: string | null;
  /** The values to choose from; none: any. */
  values: string[];
  words: string;
  required: boolean;
}

export interface ApiError {
  code: string;
  status: number;
  title: string;
}
