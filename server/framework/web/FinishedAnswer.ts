import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeEtag, matchesEtag, weak } from '../../http/etag';
import { forVisitors } from './ages';
import { chooseEncoding, encodePage, type Encoding } from './encodings';
import { OF_CONNECTION, type Answer } from './rendererProtocol';
import { counts, type Age } from './WebMetrics';

/** Shorter answers gain nothing. */
const LEAST_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml))/;
/** Of the bytes that are sent, so not the renderer's to say. */
const OWN_HEADERS =
  /^(?:content-(?:length|encoding)|transfer-encoding|date|etag|vary|x-nextjs-cache)$/;

const isLeftOut = (name: string): boolean => OWN_HEADERS.test(name) || OF_CONNECTION.includes(name);

interface Variant {
  headers: readonly string[];
  bytes: Buffer;
}

/** An answer of the renderer for everyone, encoded when first asked for. */
export class FinishedAnswer {
  /** Of all its encodings, in bytes. */
  size = 0;
  private readonly status: number;
  private readonly etag: string;
  private readonly headers: readonly string[];
  private readonly plain: Variant;
  private readonly isCompressible: boolean;
  private readonly encoded = new Map<Encoding, Variant | Promise<Variant>>();

  constructor(
    path: string,
    { status, headers, body }: Answer,
    private readonly onGrown?: () => void,
  ) {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      isLeftOut(name) || value === undefined
        ? []
        : [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    this.status = status;
    this.etag = weak(makeEtag(body));
    const shown = forVisitors(path, given).flat();
    this.headers = [...shown, 'vary', 'Accept-Encoding', 'ETag', this.etag];
    this.isCompressible =
      body.length >= LEAST_BYTES && COMPRESSIBLE.test(String(headers['content-type']));
    this.plain = this.makeVariant(body);
  }

  private makeVariant(bytes: Buffer, encoding?: Encoding): Variant {
    this.size += bytes.length;
    const headers = [...this.headers, 'Content-Length', String(bytes.length)];
    return { bytes, headers: encoding ? [...headers, 'Content-Encoding', encoding] : headers };
  }

  private encode(encoding: Encoding): Promise<Variant> {
    const made = encodePage(this.plain.bytes, encoding).then(
      (bytes) => {
        const variant = this.makeVariant(bytes, encoding);
        this.encoded.set(encoding, variant);
        this.onGrown?.();
        return variant;
      },
      () => this.plain,
    );
    this.encoded.set(encoding, made);
    return made;
  }

  /** @param heldMs the Age to name (RFC 9111) */
  send(
    { headers: asked }: IncomingMessage,
    response: ServerResponse,
    age: Age,
    heldMs?: number,
  ): void {
    counts.cache[age] += 1;
    const held = heldMs === undefined ? [] : ['Age', String(Math.floor(heldMs / 1_000))];
    const cache = ['x-nextjs-cache', age, ...held];
    if (this.status === 200 && matchesEtag(asked['if-none-match'], this.etag))
      return void response.writeHead(304, [...this.headers, ...cache]).end();
    const write = ({ headers, bytes }: Variant) =>
      response.writeHead(this.status, [...headers, ...cache]).end(bytes);
    const encoding = this.isCompressible ? chooseEncoding(asked['accept-encoding']) : undefined;
    const variant = encoding ? (this.encoded.get(encoding) ?? this.encode(encoding)) : this.plain;
    if ('bytes' in variant) write(variant);
    else void variant.then(write);
  }
}
