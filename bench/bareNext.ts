import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
export const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

const PAGE = (data: string) => `
  ${data}
  export default function Page({ rows }) {
    return <main><h1>Bare</h1><table><tbody>{Array.from({ length: rows }, (_, id) => <tr key={id}><td>{id}</td><td>{'Project ' + id}</td><td>{90 - id}</td></tr>)}</tbody></table></main>;
  }`;
const KEPT = `
  export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });
  export const getStaticProps = ({ params }) => ({ props: { rows: Number(params.rows) }, revalidate: 60 });`;
const RENDERED = `
  export const getServerSideProps = ({ params }) => ({ props: { rows: Number(params.rows) } });`;

const API = `
  export default (request, response) =>
    response.json({ items: Array.from({ length: Number(request.query.rows) }, (_, id) => ({ id, name: 'Project ' + id })) });`;

/** `/kept/<rows>` is cached after its first request, `/rendered/<rows>` never; `/api/<rows>` is JSON. */
export function buildBareNext(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-bare-'));
  for (const [folder, data] of [
    ['kept', KEPT],
    ['rendered', RENDERED],
  ] as const) {
    mkdirSync(join(directory, 'pages', folder), { recursive: true });
    writeFileSync(join(directory, 'pages', folder, '[rows].js'), PAGE(data));
  }
  mkdirSync(join(directory, 'pages', 'api'));
  writeFileSync(join(directory, 'pages', 'api', '[rows].js'), API);
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  writeFileSync(join(directory, 'package.json'), '{"name":"bare"}');
  const built = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error('The bare app could not be built.');
  return directory;
}
