import type { APIRequestContext, APIResponse } from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean }[];
  responses: Record<string, Described | { $ref: string }>;
}
interface Described {
  headers?: Record<string, object>;
  content: Record<string, { schema: object }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Described> };
}
export type Values = Readonly<Record<string, string>>;

/** A client that knows only what the served description says. */
export class OpenClient {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  private constructor(
    private readonly request: APIRequestContext,
    private readonly document: Document,
  ) {}

  static async load(request: APIRequestContext): Promise<OpenClient> {
    const answer = await request.get('/api/openapi.json');
    return new OpenClient(request, (await answer.json()) as Document);
  }

  private list() {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  }

  /** Ids of what anybody may call. */
  openOperations(): string[] {
    return this.list()
      .filter(({ operation }) => operation.tags.includes('data'))
      .map(({ operation }) => operation.operationId);
  }

  /** @throws Error for an operation or a parameter that is not described, or one that is missing */
  async call(id: string, values: Values = {}): Promise<APIResponse> {
    const found = this.list().find(({ operation }) => operation.operationId === id);
    if (found?.method !== 'get') throw new Error(`${id} is not described as a GET`);
    const { parameters = [] } = found.operation;
    const unknown = Object.keys(values).find(
      (name) => !parameters.some((one) => one.name === name),
    );
    if (unknown) throw new Error(`${id} has no parameter ${unknown}`);
    let { path } = found;
    const params: Record<string, string> = {};
    for (const { name, in: place, required } of parameters) {
      const value = values[name];
      if (required && value === undefined) throw new Error(`${id} needs ${name}`);
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value!));
      else if (value !== undefined) params[name] = value;
    }
    return this.request.get(path, { params, maxRedirects: 0 });
  }

  /** @returns what differs from the description: nothing, as it should be */
  async faults(id: string, answer: APIResponse): Promise<string[]> {
    const described = this.describe(id, answer.status());
    if (!described) return [`${answer.status()} is not described`];
    const [type = ''] = (answer.headers()['content-type'] ?? '').split(';', 1);
    const schema = described.content[type]?.schema;
    if (!schema) return [`${type} is not described`];
    // A kept answer counts against no limit; another has no age.
    const without = answer.headers()['x-nextjs-cache'] === 'HIT' ? 'RateLimit' : 'Age';
    const missing = Object.keys(described.headers ?? {}).filter(
      (name) => !(name.toLowerCase() in answer.headers() || name === without),
    );
    const validate = this.ajv.compile({ ...schema, components: this.document.components });
    const wrong = parts(type, await answer.text()).flatMap((part) =>
      validate(part) ? [] : [this.ajv.errorsText(validate.errors)],
    );
    return [...missing.map((name) => `${name} is missing`), ...wrong];
  }

  private describe(id: string, status: number): Described | undefined {
    const found = this.list().find(({ operation }) => operation.operationId === id)!;
    const response = found.operation.responses[String(status)];
    if (!response || !('$ref' in response)) return response;
    return this.document.components.responses[response.$ref.split('/').at(-1)!];
  }
}

/** What a schema describes: the whole, or each line of NDJSON. */
function parts(type: string, text: string): unknown[] {
  if (type === 'text/csv') return [text];
  if (type === 'application/x-ndjson')
    return text
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  return [JSON.parse(text) as unknown];
}
