import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Renderer {
  /** Path of a socket, or name of a pipe on Windows. */
  socket: string;
  /** Call when no request is open. */
  stop(): Promise<void>;
}

/** In a folder that no other user can enter. */
function socketIn(directory: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\${directory.split('\\').at(-1)}`
    : join(directory, 'renderer.sock');
}

/**
 * Starts Next in a process of its own (docs/decisions/0028).
 *
 * @param program path of the renderer's program
 * @param port of the site, for addresses that Next writes
 * @param onGone called when it dies by itself
 * @throws when it does not start
 */
export async function startRenderer(
  program: string,
  port: number,
  onGone: (how: string) => void,
): Promise<Renderer> {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const socket = socketIn(directory);
  const child = fork(program, [socket, String(port)], { execArgv: ['--enable-source-maps'] });
  const exit = once(child, 'exit').then(([code, signal]) =>
    signal ? `signal ${String(signal)}` : `exit code ${String(code)}`,
  );
  const fail = (how: string) => {
    throw new Error(`The renderer stopped at its start (${how})`);
  };
  await Promise.race([once(child, 'message'), exit.then(fail)]);
  let isStopping = false;
  void exit.then((how) => isStopping || onGone(how));
  return {
    socket,
    async stop() {
      isStopping = true;
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}
