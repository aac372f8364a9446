import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import Runtime from 'jest-runtime';

const requireHere = createRequire(import.meta.url);
const packages = new Map();

/** Remembered by name: Node resolves a package's exports anew for each file that requires it. */
function requirePackage(name) {
  if (!packages.has(name)) packages.set(name, requireHere(name));
  return packages.get(name);
}

/** One test file runs at a time. */
let running;

/** Of our modules, by file name: the next test file finds them compiled, and warm. */
const compiled = new Map();

/** Outside the class: what is compiled must not keep the runtime of the file that needed it first. */
function compile(source, filename, parameters) {
  const before = compiled.get(filename);
  if (before?.source === source) return before.run;
  const run = compileFunction(source, parameters, {
    filename,
    importModuleDynamically: (name, _, attributes) => running.importFor(name, filename, attributes),
  });
  compiled.set(filename, { source, run });
  return run;
}

/**
 * Runs a test file and our own modules anew in the worker's own realm, and leaves packages to Node,
 * which evaluates each once a worker (docs/decisions/0043).
 */
export default class OneRealmRuntime extends Runtime {
  #mapped;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#mapped = config.moduleNameMapper.map(([pattern]) => new RegExp(pattern));
    running = this;
    const { injectedModuleParameters } = this.executor;
    this.executor.compile = (source, filename) =>
      compile(source, filename, injectedModuleParameters);
  }

  importFor(name, filename, attributes) {
    return isBuiltin(name) || this.#isPackage(name)
      ? import(name)
      : this.executor.dynamicImport(name, filename, undefined, attributes);
  }

  requireModule(from, name, options, isRequireActual) {
    return name !== undefined && !options?.isInternalModule && this.#isPackage(name)
      ? requirePackage(name)
      : super.requireModule(from, name, options, isRequireActual);
  }

  #isPackage(name) {
    return (
      /^(@[\w-]+\/)?\w/.test(name) &&
      !isBuiltin(name) &&
      !this.#mapped.some((one) => one.test(name))
    );
  }
}
