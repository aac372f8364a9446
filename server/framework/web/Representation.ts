import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { makeEtag, matchesEtag, weak } from '../../etag';
import type { Answer } from './askRenderer';
import { acceptedEncodings, encodePage, encodingForPage, type Encoding } from './encodings';

/** Shorter answers gain nothing. */
const LEAST_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml))/;
const OWN_HEADERS = [
  'content-length',
  'content-encoding',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
];

export type Age = 'HIT' | 'STALE' | 'MISS';
/** Since the start (WebMetrics.ts). */
export const cacheUses: Record<Age, number> = { HIT: 0, STALE: 0, MISS: 0 };

const toList = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    OWN_HEADERS.includes(name) || value === undefined
      ? []
      : [value].flat().flatMap((one) => [name, String(one)]),
  );

/** A reusable answer: headers, ETag, and bytes in each encoding requested so far. */
export class Representation {
  private readonly etag: string;
  private readonly headers: string[];
  private readonly isCompressible: boolean;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private readonly ready = new Map<Encoding, Buffer>();

  constructor(
    private readonly answer: Answer,
    private readonly onGrown: () => void = () => undefined,
  ) {
    const { body, headers } = answer;
    this.etag = weak(makeEtag(body));
    this.isCompressible =
      body.length >= LEAST_BYTES && COMPRESSIBLE.test(String(headers['content-type']));
    this.headers = [...toList(headers), 'etag', this.etag, 'vary', 'Accept-Encoding'];
  }

  get size(): number {
    return [...this.ready.values()].reduce(
      (sum, { length }) => sum + length,
      this.answer.body.length,
    );
  }

  /** So that no request waits for them. */
  async prepareLike(other: Representation | undefined): Promise<void> {
    await Promise.all([...(other?.ready.keys() ?? [])].map((encoding) => this.encode(encoding)));
  }

  private encode(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = encodePage(this.answer.body, encoding).then((bytes) => {
      this.ready.set(encoding, bytes);
      this.onGrown();
      return bytes;
    });
    this.encoded.set(encoding, made);
    return made;
  }

  send(request: IncomingMessage, response: ServerResponse, age: Age): void {
    const { status, body } = this.answer;
    cacheUses[age] += 1;
    if (status === 200 && matchesEtag(request.headers['if-none-match'], this.etag)) {
      response.writeHead(304, [...this.headers, 'x-nextjs-cache', age]).end();
      return;
    }
    const encoding = this.isCompressible
      ? encodingForPage(acceptedEncodings(request.headers['accept-encoding']))
      : undefined;
    const bytes = encoding && this.ready.get(encoding);
    if (!encoding || bytes) return this.sendBytes(request, response, age, bytes ?? body, encoding);
    void this.encode(encoding).then(
      (made) => this.sendBytes(request, response, age, made, encoding),
      () => this.sendBytes(request, response, age, body),
    );
  }

  private sendBytes(
    { method }: IncomingMessage,
    response: ServerResponse,
    age: Age,
    bytes: Buffer,
    encoding?: Encoding,
  ): void {
    response.writeHead(this.answer.status, [
      ...this.headers,
      'x-nextjs-cache',
      age,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(bytes.length),
    ]);
    response.end(method === 'HEAD' ? undefined : bytes);
  }
}
