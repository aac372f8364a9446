import { Refusal } from './refuse.mjs';

const TASKS = {
  start: async () => (await import('./start.mjs')).start(),
  dev: async () => (await import('./dev.mjs')).dev(),
  build: async () => (await import('./rebuild.mjs')).rebuild(),
  test: async (args) => (await import('./test.mjs')).test(args),
  check: async (args) => (await import('./check.mjs')).check(args),
  hooks: async () => (await import('./hooks.mjs')).hooks(),
  lint: async (args) => (await import('./tools.mjs')).lint(args),
  format: async (args) => (await import('./tools.mjs')).format(args),
  unit: async (args) => (await import('./tools.mjs')).unit(args),
  e2e: async (args) => (await import('./e2e.mjs')).e2e(args),
  laws: async () => (await import('./laws.mjs')).laws(),
  'verify-data': async (args) => (await import('./verifyData.mjs')).verifyData(args),
  budget: async () => (await import('./budget.mjs')).budget(),
  command: async (args) => (await import('./command.mjs')).command(args),
};

/** A Refusal prints one line, other errors their stack. */
export async function runTask() {
  const [name, ...args] = process.argv.slice(2);
  try {
    const task = TASKS[name];
    if (!task) throw new Refusal(`Use one of: ${Object.keys(TASKS).join(', ')}.`);
    await task(args);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
