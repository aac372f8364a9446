import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { openapiDocument } from './document';

const text = JSON.stringify(openapiDocument());

/** A program of an outsider, against the types that a generator makes of the document. */
const CALLER = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api';

const api = createClient<paths>({ baseUrl: 'https://plumbline.example' });

export async function lowest(): Promise<string[]> {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const { data, error } = await api.GET('/api/projects', {
      params: { query: { letter: ['C'], limit: 500, after } },
    });
    if (!data) throw new Error(error?.detail ?? error?.title);
    names.push(...data.items.map((row: components['schemas']['ProjectRow']) => row.name));
    after = data.next ?? undefined;
  } while (after);
  return names;
}

export async function proven(id: string): Promise<Map<string, number>> {
  const { data } = await api.GET('/api/projects/{id}/rating', { params: { path: { id } } });
  // Of method 1.0: no state.
  if (!data || !('state' in data)) return new Map();
  const signals = data.categories.flatMap((category) => category.signals);
  return new Map(signals.map((signal) => [signal.id, signal.proven]));
}

export const change = (row: components['schemas']['Change']): string => row.type;
`;

function diagnostics(files: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const inMemory = (name: string) => files[name.split('/').at(-1)!];
  const isOurs = (name: string) => !name.includes('node_modules') && inMemory(name) !== undefined;
  host.fileExists = (name) => isOurs(name) || fileExists(name);
  host.readFile = (name) => (isOurs(name) ? inMemory(name) : readFile(name));
  host.getSourceFile = (name, version) =>
    isOurs(name)
      ? ts.createSourceFile(name, inMemory(name)!, version)
      : getSourceFile(name, version);
  const program = ts.createProgram([`${__dirname}/caller.ts`], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the OpenAPI document, for tools of others', () => {
  it('has nothing that the recommended rules of Redocly’s linter name', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('makes a client whose calls compile', async () => {
    const api = astToString(await openapiTS(text));
    expect(diagnostics({ 'api.ts': api, 'caller.ts': CALLER })).toEqual([]);
  }, 60_000);

  it('makes a client that refuses a wrong call', async () => {
    const api = astToString(await openapiTS(text));
    const wrong = CALLER.replace("letter: ['C']", "letter: ['Z']").replace('row.type', 'row.kind');
    expect(diagnostics({ 'api.ts': api, 'caller.ts': wrong })).toEqual([
      expect.stringContaining('"Z"'),
      expect.stringContaining("'kind' does not exist"),
    ]);
  }, 60_000);
});
