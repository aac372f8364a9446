import type { FileStore, StoredFile } from '../files';
import { makePicture } from './makePicture';

/** At once; more wait, so that pictures leave the processor to others. */
const AT_ONCE = 2;
const WAITING = 20;

/** What the user pool makes of a username, or its `sub`; never a path. */
const ACCOUNT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

const FOLDER = 'pictures';
const keysOf = (account: string) => ({
  webp: `${FOLDER}/${account}.webp`,
  png: `${FOLDER}/${account}.png`,
});

export class TooBusy extends Error {}

export class Pictures {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly files: FileStore) {}

  static isAccount = (account: string): boolean => ACCOUNT.test(account);

  /** @throws NotAPicture; TooBusy */
  async put(account: string, bytes: Buffer): Promise<void> {
    const { webp, png } = await this.inTurn(() => makePicture(bytes));
    const keys = keysOf(account);
    await this.files.put(keys.png, { bytes: png, type: 'image/png' });
    await this.files.put(keys.webp, { bytes: webp, type: 'image/webp' });
  }

  find(account: string, form: 'webp' | 'png'): Promise<StoredFile | undefined> {
    return this.files.find(keysOf(account)[form]);
  }

  async delete(account: string): Promise<void> {
    const { webp, png } = keysOf(account);
    await this.files.delete(webp);
    await this.files.delete(png);
  }

  private async inTurn<Made>(work: () => Promise<Made>): Promise<Made> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= WAITING) throw new TooBusy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
