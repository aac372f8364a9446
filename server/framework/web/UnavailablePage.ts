import { UNAVAILABLE_RETRY_SECONDS } from '@/contracts/limits';
import type { Answer } from './askRenderer';
import { isPageData } from './cacheControl';

const PAGE = '/503';

/** What a visitor gets while the backend is down: pages/503.tsx, which the build has made. */
export class UnavailablePage {
  private body: Buffer | undefined;

  constructor(private readonly ask: (path: string) => Promise<Answer>) {}

  /** @throws when the renderer does not answer */
  async answer(path: string): Promise<Answer> {
    const isData = isPageData(path);
    return {
      status: 503,
      headers: {
        'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'retry-after': String(UNAVAILABLE_RETRY_SECONDS),
      },
      // Next's client then loads the page itself.
      body: isData ? Buffer.from('{}') : await this.page(),
    };
  }

  private async page(): Promise<Buffer> {
    if (this.body) return this.body;
    const { status, body } = await this.ask(PAGE);
    if (status !== 200) throw new Error(`The page for 503 was answered ${status}`);
    this.body = body;
    return body;
  }
}
