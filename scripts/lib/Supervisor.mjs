import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './root.mjs';

/** The backend gives requests in flight 10 seconds; then it is over. */
const GRACE_MS = 12_000;
/** npm passes a Ctrl-C on that its child got from the terminal already: within this time two signals are one. */
const SAME_PRESS_MS = 500;

const PRELOAD = pathToFileURL(inRoot('scripts', 'lib', 'stopWithParent.mjs')).href;

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

const exitOf = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', resolve);
  });

/** Starts processes, stops all of them in reverse when told to or when one dies, and restarts none. */
export class Supervisor {
  #children = [];
  #stopping;
  #stopped = Promise.withResolvers();
  exitCode = 0;

  /** Resolves with the exit code when everything has ended. */
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

  /**
   * Starts a Node program in a process group of its own, so that Ctrl-C reaches it through us only and in order.
   * @param onLine is given each line of its standard output; without it the program writes to ours.
   */
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

  /** Ends all children, the last started first: the site before the backend that it asks. */
  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    for (const { child } of [...this.#children].reverse()) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), GRACE_MS);
      await exitOf(child);
      clearTimeout(timer);
    }
    this.#stopped.resolve(this.exitCode);
  }
}
