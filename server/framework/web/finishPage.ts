import { makeEtag, weak } from '../../etag';
import { forVisitors } from './ages';
import type { Answer } from './rendererProtocol';
import { encodePage, PAGE_ENCODINGS } from './encodings';
import { FinishedBytes } from './FinishedBytes';

/** Shorter answers gain nothing. */
const LEAST_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml))/;
/** FinishedBytes and Answers set their own. */
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

/** An answer of the renderer, encoded when first asked for. */
export function finishPage(
  path: string,
  { status, headers, body }: Answer,
  onGrown?: () => void,
): FinishedBytes {
  const etag = weak(makeEtag(body));
  const isCompressible =
    body.length >= LEAST_BYTES && COMPRESSIBLE.test(String(headers['content-type']));
  const given = Object.entries(headers).flatMap(([name, value]) =>
    OWN_HEADERS.includes(name) || value === undefined
      ? []
      : [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new FinishedBytes({
    status,
    headers: [...forVisitors(path, given).flat(), 'vary', 'Accept-Encoding'],
    variants: [
      ...(isCompressible ? PAGE_ENCODINGS.map((encoding) => ({ encoding, etag })) : []),
      { etag, bytes: body },
    ],
    encode: encodePage,
    ...(onGrown && { onGrown }),
  });
}
