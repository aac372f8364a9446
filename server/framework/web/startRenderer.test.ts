import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startRenderer } from './startRenderer';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'plumbline-program-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** In place of Next. */
function program(text: string): string {
  const path = join(directory, 'program.cjs');
  writeFileSync(path, text);
  return path;
}

const READY = `process.send('ready');`;
const UNTIL_STOPPED = `setInterval(() => undefined, 1000); process.once('disconnect', () => process.exit(0));`;
const start = (text: string, onGone: (how: string) => void = () => undefined) =>
  startRenderer(program(text), 3000, onGone);

describe('startRenderer', () => {
  it('waits for the renderer, on a socket only this user can open', async () => {
    const gone: string[] = [];
    const renderer = await start(
      `const [socket, port] = process.argv.slice(2);
       require('node:http').createServer((_, response) => response.end(port)).listen(socket, () => { ${READY} });
       ${UNTIL_STOPPED}`,
      (how) => gone.push(how),
    );
    expect(statSync(renderer.socket).isSocket()).toBe(true);
    expect(statSync(dirname(renderer.socket)).mode & 0o777).toBe(0o700);
    await renderer.stop();
    expect(gone).toEqual([]);
  });

  it.each([
    ['process.exit(3)', 'exit code 3'],
    [`process.kill(process.pid, 'SIGKILL')`, 'SIGKILL'],
  ])('fails where the renderer does: %s', async (text, reason) => {
    await expect(start(text)).rejects.toThrow(reason);
  });

  it.each([
    ['process.exit(3)', 'exit code 3'],
    [`process.kill(process.pid, 'SIGKILL')`, 'signal SIGKILL'],
  ])('says that the renderer is gone: %s', async (text, how) => {
    const gone = new Promise((resolve) => {
      void start(`${READY} setImmediate(() => ${text}); ${UNTIL_STOPPED}`, resolve);
    });
    expect(await gone).toBe(how);
  });
});
