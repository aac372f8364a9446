import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './root.mjs';

/** Longer than the 10 seconds that the backend gives open requests. */
const GRACE_MS = 12_000;
/** npm repeats a Ctrl-C that its child already got: within this time, two signals are one. */
const SAME_PRESS_MS = 500;

const PRELOAD = pathToFileURL(inRoot('scripts', 'lib', 'stopWithParent.mjs')).href;

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

const waitForExit = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', resolve);
  });

/** Stops all, last started first, on request or when one dies. */
export class Supervisor {
  #children = [];
  #stopping;
  #stopped = Promise.withResolvers();
  exitCode = 0;

  get stopped() {
    return this.#stopped.promise;
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  constructor() {
    let first = 0;
    const onSignal = () => {
      if (first === 0) {
        first = Date.now();
        console.log('\nStopping. Press Ctrl-C again to kill.');
        void this.stop();
      } else if (Date.now() - first > SAME_PRESS_MS) {
        this.#children.forEach(({ child }) => killGroup(child));
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
    process.once('exit', () =>
      this.#children
        .filter(({ child }) => child.exitCode === null)
        .forEach(({ child }) => killGroup(child)),
    );
  }

  /** Uses its own process group, so that Ctrl-C only reaches it through us. */
  start(name, args, { env, onLine }) {
    if (this.isStopping) return;
    const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    });
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    this.#children.push({ name, child });
    child.once('error', (error) => this.#died(name, error.message));
    child.once('exit', (code, signal) =>
      this.#died(name, signal ? `signal ${signal}` : `exit code ${code}`),
    );
  }

  #died(name, how) {
    if (this.isStopping) return;
    console.error(`The ${name} stopped unexpectedly (${how}).`);
    this.exitCode = 1;
    void this.stop();
  }

  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    for (const { child } of [...this.#children].reverse()) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), GRACE_MS);
      await waitForExit(child);
      clearTimeout(timer);
    }
    this.#stopped.resolve(this.exitCode);
  }
}
