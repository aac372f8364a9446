import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const EVENTS = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'];

type Listener = (...args: unknown[]) => void;

/** Globals and the process as they are now. @returns puts back what has changed since */
function remember(): () => void {
  const globals = Object.getOwnPropertyDescriptors(globalThis) as Record<
    PropertyKey,
    PropertyDescriptor
  >;
  const env = { ...process.env };
  const { exit, exitCode } = process;
  const listeners = EVENTS.map((event) => process.listeners(event as never) as Listener[]);
  return () => {
    for (const name of Reflect.ownKeys(globalThis)) {
      const was = globals[name];
      const is = Object.getOwnPropertyDescriptor(globalThis, name)!;
      if (!was) Reflect.deleteProperty(globalThis, name);
      else if (is.value !== was.value || is.get !== was.get)
        Object.defineProperty(globalThis, name, was);
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    Object.assign(process, { exit, exitCode });
    EVENTS.forEach((event, index) => {
      for (const listener of process.listeners(event as never) as Listener[])
        if (!listeners[index]!.includes(listener)) process.off(event, listener);
    });
  };
}

/** A test file's globals are the worker's own (docs/decisions/0043); each file finds them clean. */
export default class OneRealmEnvironment implements JestEnvironment<unknown> {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly fakeTimers = null;
  fakeTimersModern: ModernFakeTimers | null;
  moduleMocker: ModuleMocker | null;
  private readonly putBack = remember();

  constructor({ projectConfig }: JestEnvironmentConfig) {
    Object.assign(globalThis, projectConfig.globals);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {
    // Nothing to wait for.
  }

  async teardown(): Promise<void> {
    this.fakeTimersModern?.dispose();
    this.fakeTimersModern = null;
    this.moduleMocker?.restoreAllMocks();
    this.moduleMocker = null;
    this.putBack();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  /** None: see OneRealmRuntime. */
  getVmContext(): null {
    return undefined as unknown as null;
  }
}
