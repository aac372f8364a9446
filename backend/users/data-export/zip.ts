import { Zip, ZipDeflate } from 'fflate';
import { letOthersIn } from '../../db/letOthersIn';

export class ArchiveTooLarge extends Error {
  constructor(most: number) {
    super(`the archive has more than ${most} bytes`);
    this.name = 'ArchiveTooLarge';
  }
}

const CHUNK = 64 * 1024;

/** A ZIP file in memory, packed in slices between which other calls get their turn. */
export class ZipFile {
  private readonly zip: Zip;
  private readonly chunks: Uint8Array[] = [];
  private size = 0;
  private failure: Error | undefined;

  constructor(
    private readonly now: Date,
    private readonly most: number,
  ) {
    this.zip = new Zip((error, chunk) => {
      this.failure ??= error ?? undefined;
      this.size += chunk?.length ?? 0;
      if (chunk) this.chunks.push(chunk);
    });
  }

  /** @throws ArchiveTooLarge */
  async add(name: string, texts: Iterable<string>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = this.now;
    this.zip.add(file);
    for (const text of texts)
      for (let bytes = Buffer.from(text); bytes.length > 0; bytes = bytes.subarray(CHUNK)) {
        file.push(bytes.subarray(0, CHUNK));
        this.assertWell();
        await letOthersIn();
      }
    file.push(new Uint8Array(0), true);
    this.assertWell();
  }

  end(): Uint8Array {
    this.zip.end();
    this.assertWell();
    return Buffer.concat(this.chunks);
  }

  private assertWell(): void {
    if (this.failure) throw this.failure;
    if (this.size > this.most) throw new ArchiveTooLarge(this.most);
  }
}
