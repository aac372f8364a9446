import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus the Node web APIs that our code uses. */
export default class JsdomEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      AbortSignal,
      AbortController,
      structuredClone,
    });
  }
}
