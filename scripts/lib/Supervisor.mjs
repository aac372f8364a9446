import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './root.mjs';

/** Longer than the 10 seconds that the backend gives open requests. */
const GRACE_MS = 12_000;
/** npm repeats a Ctrl-C that its child already got: within this time, two signals are one. */
const SAME_PRESS_MS = 500;

/** Of a start that fails for a reason that stays (contracts/exitCode.ts). */
const EXIT_STAYS = 78;
const MOST_RESTARTS = 5;
const WINDOW_MS = 10 * 60_000;

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

/**
 * Starts a child that ends again, alone, five times in ten minutes. Stops all, last started first,
 * on request, or when a child cannot start or ends once more.
 */
export class Supervisor {
  /** By name, in the order of their first start. */
  #children = new Map();
  #restarts = {};
  #now;
  #stopping;
  #stopped = Promise.withResolvers();
  exitCode = 0;

  get stopped() {
    return this.#stopped.promise;
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  constructor(now = Date.now) {
    this.#now = now;
    let first = 0;
    const onSignal = () => {
      if (first === 0) {
        first = Date.now();
        console.log('\nStopping. Press Ctrl-C again to kill.');
        void this.stop();
      } else if (Date.now() - first > SAME_PRESS_MS) {
        this.#children.forEach(killGroup);
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
    process.once('exit', () =>
      [...this.#children.values()].filter(({ exitCode }) => exitCode === null).forEach(killGroup),
    );
  }

  /** Uses its own process group, so that Ctrl-C only reaches it through us. */
  start(name, args, { env, onLine } = {}) {
    if (this.isStopping) return;
    const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    });
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    this.#children.set(name, child);
    child.once('error', (error) => this.#giveUp(`The ${name} cannot be run (${error.message}).`));
    child.once('exit', (code, signal) => {
      if (this.isStopping) return;
      // What it started must not keep its port.
      killGroup(child);
      const ended = `The ${name} stopped unexpectedly (${signal ? `signal ${signal}` : `exit code ${code}`})`;
      if (code === EXIT_STAYS) this.#giveUp(`The ${name} cannot start, for the reason above.`);
      else if (!this.#mayRestart(name))
        this.#giveUp(`${ended}, for the sixth time in ten minutes.`);
      else {
        console.error(`${ended}; starting it again.`);
        this.start(name, args, { env, onLine });
      }
    });
  }

  #mayRestart(name) {
    const now = this.#now();
    const recent = (this.#restarts[name] ?? []).filter((at) => now - at < WINDOW_MS);
    this.#restarts[name] = [...recent, now];
    return recent.length < MOST_RESTARTS;
  }

  #giveUp(why) {
    if (this.isStopping) return;
    console.error(why);
    this.exitCode = 1;
    void this.stop();
  }

  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    for (const child of [...this.#children.values()].reverse()) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), GRACE_MS);
      await waitForExit(child);
      clearTimeout(timer);
    }
    this.#stopped.resolve(this.exitCode);
  }
}
