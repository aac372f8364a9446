import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../../etag';
import { acceptedEncodings, type Encoding } from './encodings';

export interface Variant {
  etag: string;
  /** Absent until someone asks for the encoding. */
  bytes?: Buffer;
  encoding?: Encoding;
}
type Made = Variant & { bytes: Buffer };

interface Finished {
  status?: number;
  headers: readonly string[];
  /** The preferred one first, the plain bytes last. */
  variants: Variant[];
  encode?: (plain: Buffer, encoding: Encoding) => Promise<Buffer>;
  onGrown?: () => void;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** @returns `all` for a header not supported (several parts too), `none` for a part outside */
function parseRange(header: string, size: number) {
  const [, from = '', to = ''] = ONE_RANGE.exec(header) ?? [];
  if ((from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from)))
    return 'all';
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size ? { first, last } : 'none';
}

/** An answer for everyone: headers, and bytes in each encoding, with their ETags. */
export class FinishedBytes {
  private readonly plain: Made;
  private readonly etags: string[];
  private readonly making = new Map<Variant, Promise<Made>>();

  constructor(private readonly finished: Finished) {
    this.plain = finished.variants.at(-1) as Made;
    this.etags = finished.variants.map(({ etag }) => etag);
  }

  get size(): number {
    return this.finished.variants.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0);
  }

  private make(variant: Variant): Promise<Made> {
    const { encode, onGrown } = this.finished;
    if (variant.bytes) return Promise.resolve(variant as Made);
    const made =
      this.making.get(variant) ??
      encode!(this.plain.bytes, variant.encoding!).then((bytes) => {
        variant.bytes = bytes;
        onGrown?.();
        return variant as Made;
      });
    this.making.set(variant, made);
    return made;
  }

  /** @param more headers of this one answer */
  send(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): void {
    const { status = 200, variants } = this.finished;
    const asked = request.headers;
    const accepted = acceptedEncodings(asked['accept-encoding']);
    const variant =
      variants.find(({ encoding }) => encoding && accepted.has(encoding)) ?? this.plain;
    const headers = [...this.finished.headers, ...more];
    if (status === 200 && matchesEtag(asked['if-none-match'], ...this.etags)) {
      response.writeHead(304, [...headers, 'ETag', variant.etag]).end();
    } else if (this.mayPart(request)) {
      this.sendPart(request, response, headers);
    } else if (variant.bytes) {
      sendMade(request, response, status, headers, variant as Made);
    } else {
      const send = (made: Made) => sendMade(request, response, status, headers, made);
      void this.make(variant).then(send, () => send(this.plain));
    }
  }

  private mayPart({ headers }: IncomingMessage): boolean {
    if (!headers.range || !this.finished.headers.includes('Accept-Ranges')) return false;
    return headers['if-range'] === undefined || headers['if-range'] === this.plain.etag;
  }

  /** Parts of compressed bytes are useless. */
  private sendPart(request: IncomingMessage, response: ServerResponse, headers: string[]): void {
    const size = this.plain.bytes.length;
    const range = parseRange(request.headers.range!, size);
    if (range === 'all') return sendMade(request, response, 200, headers, this.plain);
    if (range === 'none') {
      response.writeHead(416, [...headers, 'Content-Range', `bytes */${size}`]).end();
      return;
    }
    const { first, last } = range;
    const bytes = this.plain.bytes.subarray(first, last + 1);
    const where = ['Content-Range', `bytes ${first}-${last}/${size}`];
    sendMade(request, response, 206, [...headers, ...where], { ...this.plain, bytes });
  }
}

function sendMade(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  { bytes, encoding, etag }: Made,
): void {
  response.writeHead(status, [
    ...headers,
    ...(encoding ? ['Content-Encoding', encoding] : []),
    'ETag',
    etag,
    'Content-Length',
    String(bytes.length),
  ]);
  response.end(method === 'HEAD' ? undefined : bytes);
}
