/**
 * Grades a running site with MDN's HTTP Observatory, offline, behind a local TLS proxy. Prints
 * JSON: grade, score, test results.
 * node e2e/observatory/grade.mjs http://localhost:3000 [path]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOST = 'localhost';
const HERE = fileURLToPath(import.meta.url);

const listen = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });

/** Serves the site over https, with a redirect from http. */
async function openDoor(site, { key, cert }) {
  const secure = createServer({ key, cert }, (incoming, outgoing) => {
    const passed = request(
      new URL(incoming.url, site),
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-proto': 'https' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const httpsPort = await listen(secure);
  const plain = createPlainServer((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://${HOST}:${httpsPort}${incoming.url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    close: () => {
      secure.closeAllConnections();
      secure.close();
      plain.closeAllConnections();
      plain.close();
    },
  };
}

async function grade(site, path, certificate) {
  const { retrieve } = await import('@mdn/mdn-http-observatory/src/retriever/retriever.js');
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
  const { getGradeForScore, getScoreModifier } =
    await import('@mdn/mdn-http-observatory/src/grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } =
    await import('@mdn/mdn-http-observatory/src/grader/charts.js');
  const door = await openDoor(site, certificate);
  const found = await retrieve(HOST, { ...door, path });
  door.close();
  const tests = ALL_TESTS.map((test) => test(found)).map((output) => ({
    test: output.name ?? output.constructor.name,
    result: output.result,
    pass: output.pass,
    points: getScoreModifier(output.result),
  }));
  const lost = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const whole = tests.reduce((sum, { points }) => sum + points, 100);
  return {
    status: found.responses.auto?.status,
    ...getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : lost),
    tests,
  };
}

/** The package would download the browsers' preload list; localhost is not on it. */
function withoutPreloadList() {
  const directory = new URL('../conf/', import.meta.resolve('@mdn/mdn-http-observatory'));
  mkdirSync(directory, { recursive: true });
  writeFileSync(new URL('hsts-preload.json', directory), '{}');
}

const [site, path = '/'] = process.argv.slice(2);
if (process.env.OBSERVATORY_CERTIFICATE) {
  withoutPreloadList();
  console.log(
    JSON.stringify(await grade(site, path, JSON.parse(process.env.OBSERVATORY_CERTIFICATE))),
  );
  process.exit(0);
}
const { generate } = await import('selfsigned');
const made = await generate([{ name: 'commonName', value: HOST }], {
  keyType: 'ec',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
});
const directory = mkdtempSync(join(tmpdir(), 'plumbline-observatory-'));
// Node reads its trusted certificates at startup.
writeFileSync(join(directory, 'ca.pem'), made.cert);
const { status, stdout, stderr } = spawnSync(process.execPath, [HERE, site, path], {
  encoding: 'utf8',
  env: {
    ...process.env,
    NODE_EXTRA_CA_CERTS: join(directory, 'ca.pem'),
    OBSERVATORY_CERTIFICATE: JSON.stringify({ key: made.private, cert: made.cert }),
  },
});
rmSync(directory, { recursive: true, force: true });
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status ?? 1;
