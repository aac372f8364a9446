import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { ValidationError } from 'yup';
import { email as emailField, FIELD_MESSAGES } from '../../../../contracts/accounts/accounts';
import {
  DOMAIN_WORDS,
  googleSubject,
  isAtIssuer,
  listGoogleAccounts,
  pageHeaders,
  PATHS,
  PoolException,
  loadProvider,
  renderErrorPage,
  signInByGoogle,
  type HostedDomain,
  type Pool,
} from '../../identity';
import { NAME_MAX, renderChooser } from './renderChooser';

const ACCOUNTS_SHOWN = 8;

interface Parts {
  pool: Pool;
  domain: HostedDomain;
  provider: Provider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Its message is a sentence for the page. */
class Refused extends Error {}

const show = ({ domain, reply }: Parts, status: number, html: string) =>
  reply.code(status).headers(pageHeaders(domain.siteUrl)).send(html);

/** Only the browser that began the sign-in may continue it: its cookie names the same one. */
async function assertOwn({ pool, provider, request, reply }: Parts): Promise<void> {
  if (!isAtIssuer(pool.issuer, request.headers.host)) throw new Refused(DOMAIN_WORDS.invalid);
  const { uid } = request.params as { uid: string };
  const begun = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
  if (begun?.uid !== uid) throw new Refused(DOMAIN_WORDS.expired);
}

/** By fetch metadata; in old browsers by origin. */
function assertSameSite({ pool, request }: Parts): void {
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? request.headers.origin === new URL(pool.issuer).origin
      : site === 'same-origin';
  if (!isOwn) throw new Refused(DOMAIN_WORDS.foreign);
}

async function chooser(
  parts: Parts,
  status: number,
  typed: { email?: string; name?: string; error?: string },
) {
  const { pool, request } = parts;
  const action = `${new URL(pool.issuer).pathname}${PATHS.interaction}/${(request.params as { uid: string }).uid}`;
  return show(
    parts,
    status,
    renderChooser({ action, accounts: await listGoogleAccounts(pool, ACCOUNTS_SHOWN), ...typed }),
  );
}

/** Cancel returns `access_denied`; otherwise signs in as the chosen address. */
async function choose(parts: Parts) {
  const { pool, provider, request, reply } = parts;
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const goOn = async (result: InteractionResults) =>
    reply.redirect(
      await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      }),
      303,
    );
  if (form.has('cancel'))
    return goOn({ error: 'access_denied', error_description: 'The sign-in was cancelled.' });
  const [email, name] = [
    (form.get('email') ?? '').trim(),
    (form.get('name') ?? '').trim().slice(0, NAME_MAX),
  ];
  try {
    emailField().validateSync(email);
    const user = await signInByGoogle(pool, { subject: googleSubject(pool, email), email });
    return await goOn({ login: { accountId: user.sub, remember: false }, ...(name && { name }) });
  } catch (error) {
    if (error instanceof ValidationError)
      return chooser(parts, 422, { email, name, error: FIELD_MESSAGES.email });
    if (error instanceof PoolException)
      return goOn({ error: 'access_denied', error_description: error.message });
    throw error;
  }
}

export function registerChooserRoutes(
  app: FastifyInstance,
  pool: Pool,
  domain: HostedDomain,
): void {
  const answering =
    (work: (parts: Parts) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const provider = await loadProvider(pool, domain, app.log);
      const parts = { pool, domain, request, reply, provider };
      try {
        return await work(parts);
      } catch (error) {
        if (error instanceof Refused)
          return show(parts, 400, renderErrorPage(error.message, domain.siteUrl));
        request.log.error({ err: error }, 'account chooser failed');
        return show(parts, 500, renderErrorPage(DOMAIN_WORDS.failed, domain.siteUrl));
      }
    };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    const url = `/cognito-idp/${pool.poolId}${PATHS.interaction}/:uid`;
    scope.get(
      url,
      answering(async (parts) => {
        await assertOwn(parts);
        return chooser(parts, 200, {});
      }),
    );
    scope.post(
      url,
      answering(async (parts) => {
        assertSameSite(parts);
        await assertOwn(parts);
        return choose(parts);
      }),
    );
  });
}
