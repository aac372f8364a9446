import type { GetStaticPaths, GetStaticProps } from 'next';
import { cookieText, type LegalText, type SiteFacts } from '@/components/company';
import { EMBEDDED_SDK_KEY } from '@/contracts/flags';
import { routes } from '@/lib/routes';
import { hintCookieName } from '@/lib/session/hint';
import { authCookies } from '@/server/auth/cookies';
import { browserCookieName } from '@/server/auth/knownBrowser';
import { visitorCookieName } from '@/server/backend/caller';
import { webEnv, type IdentitySettings, type WebEnv } from '@/server/env';
import type { PageProps } from '@/lib/shell';
import { aboutText, careersText, disclaimerText, privacyText, termsText } from './legalText';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const TEXTS: Record<string, (facts: SiteFacts) => LegalText | Promise<LegalText>> = {
  [routes.about]: aboutText,
  [routes.careers]: careersText,
  [routes.disclaimer]: disclaimerText,
  [routes.privacy]: privacyText,
  [routes.cookies]: cookieText,
  [routes.terms]: termsText,
};

export interface CompanyProps {
  path: string;
  text: LegalText;
}

/** Without the key in a Sentry DSN. */
const toHost = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).host : null;

const accountsAt = ({ embedded, endpoint, region }: IdentitySettings): string | null => {
  if (embedded) return null;
  return toHost(endpoint) ?? `Amazon Cognito (region ${region})`;
};

const analytics = (): SiteFacts['analytics'] => {
  const id = process.env.NEXT_PUBLIC_ANALYTICS_ID;
  return id ? { id, host: toHost(process.env.NEXT_PUBLIC_ANALYTICS_ORIGIN) } : null;
};

/** Without ConfigCat's key, this site serves configurations. */
const flagsFrom = ({ sdkKey, baseUrl }: WebEnv['flags']): string | null =>
  sdkKey === EMBEDDED_SDK_KEY ? null : (toHost(baseUrl) ?? 'ConfigCat');

function siteFacts(): SiteFacts {
  const { operator, identity, errorTarget, siteUrl, hubspot, flags } = webEnv();
  const secure = siteUrl.startsWith('https:');
  const { sessionToken, csrfToken, callbackUrl, state, nonce, pkceCodeVerifier } =
    authCookies(secure);
  const cookieName = (cookie: { name: string } | undefined) => cookie?.name ?? '';
  return {
    operator: { ...operator, contact: operator.contact ?? null, careers: operator.careers ?? null },
    cookies: {
      session: cookieName(sessionToken),
      signedIn: hintCookieName(secure),
      csrf: cookieName(csrfToken),
      callback: cookieName(callbackUrl),
      google: [state, nonce, pkceCodeVerifier].map(cookieName),
      visitor: visitorCookieName(secure),
      browser: browserCookieName(secure),
    },
    accountsAt: accountsAt(identity),
    quotesAt: hubspot ? 'HubSpot' : null,
    serverErrorsTo: toHost(errorTarget?.dsn),
    analytics: analytics(),
    browserErrorsTo: toHost(process.env.NEXT_PUBLIC_SENTRY_DSN),
    logosFrom: toHost(process.env.NEXT_PUBLIC_IMAGE_CDN_URL),
    flagsFrom: flagsFrom(flags),
    picturesFrom: {
      bucket: toHost(process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL),
      provider: toHost(process.env.NEXT_PUBLIC_PICTURE_ORIGIN),
    },
  };
}

/** The build knows no operator: made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<CompanyProps & PageProps> = async ({ params }) => {
  const path = Object.keys(TEXTS).find((address) => address === `/company/${String(params?.page)}`);
  if (path === undefined) return { notFound: true, revalidate: FRESH_SECONDS };
  const [shell, text] = await Promise.all([loadShell(), TEXTS[path]!(siteFacts())]);
  return {
    props: { shell, path, text },
    revalidate: FRESH_SECONDS,
  };
};
