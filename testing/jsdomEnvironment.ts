import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the few web APIs of Node that it leaves out and that our own code uses. */
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
