import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'a-secret-key' };

export interface LocalS3 {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; type: string }>;
  close(): Promise<void>;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** As AWS's Signature Version 4 describes it, on its own. */
function sign(request: IncomingMessage, body: Buffer, names: string[], scope: string): string {
  const [day = '', region = '', service = ''] = scope.split('/');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  searchParams.sort();
  const query = searchParams.toString();
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const payload = request.headers['x-amz-content-sha256'];
  const hash = payload === 'UNSIGNED-PAYLOAD' ? payload : sha256(body);
  const canonical = [request.method, pathname, query, headers, names.join(';'), hash].join('\n');
  const time = request.headers['x-amz-date'] as string;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce(
    (signing, part) => hmac(signing, part),
    hmac(`AWS4${S3_CREDENTIALS.secretAccessKey}`, day),
  );
  return hmac(key, text).toString('hex');
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (parts?.[1] !== S3_CREDENTIALS.accessKeyId) return false;
  return sign(request, body, parts[3]!.split(';'), parts[2]!) === parts[4];
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** Speaks as much S3 as a file store needs: PUT, GET and DELETE of objects, signed. */
export async function startS3(): Promise<LocalS3> {
  const objects: LocalS3['objects'] = new Map();
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const key = new URL(request.url ?? '/', 'http://s3').pathname.slice(1);
      const refuse = (status: number, code: string) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(xml(code));
      if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch');
      const object = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (!object) return refuse(404, 'NoSuchKey');
      return response.writeHead(200, { 'content-type': object.type }).end(object.bytes);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
