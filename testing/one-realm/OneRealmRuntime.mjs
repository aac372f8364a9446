import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import Runtime from 'jest-runtime';

const requirePackage = createRequire(import.meta.url);

/**
 * Runs a test file and our own modules anew in the worker's own realm, and leaves packages to Node,
 * which evaluates each once a worker (docs/decisions/0043).
 */
export default class OneRealmRuntime extends Runtime {
  #mapped;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#mapped = config.moduleNameMapper.map(([pattern]) => new RegExp(pattern));
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (name, _, attributes) =>
          isBuiltin(name) || this.#isPackage(name)
            ? import(name)
            : executor.dynamicImport(name, filename, undefined, attributes),
      });
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
