const { withSentryConfig } = require('@sentry/nextjs/config');
const leaderboardKeys = require('./contracts/leaderboardKeys.json');
const { everywhere, securityHeaders } = require('./server/securityHeaders.cjs');

/** Sentry's build step (source maps upload) runs only where its token is present. */
const withSentry = process.env.SENTRY_AUTH_TOKEN
  ? (config) => withSentryConfig(config, { silent: true, telemetry: false })
  : (config) => config;

/**
 * Chromium (136 and later; a comment to the others) compiles the whole file where it loads, beside the main thread, instead of each function
 * on it when it is first called. docs/decisions/0009.
 */
const COMPILED_AT_LOAD = '//# allFunctionsCalledOnLoad';

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  compiler: { styledComponents: true },
  // The optimizer route is never used (decision 0004): logos come from the image CDN or from /logos as they are.
  images: { unoptimized: true },
  devIndicators: false,
  // Types are checked by `npm test`, the tests' own among them; a start does not need that again.
  typescript: { ignoreBuildErrors: true },
  // Lists of the files each page needs, for images that copy only these: nobody reads them, and they took two thirds of a build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // How long a shared cache may give a kept page while a new one is made, in seconds (Next's own default is a year).
  expireTime: 86_400,
  // The web process holds kept pages itself, as finished bytes (docs/decisions/0027): what Next holds is for the data made with a page.
  cacheMaxMemorySize: 16_000_000,
  // Pages that are made at their first request stay in memory: two copies of the site share one build and nothing else.
  experimental: { isrFlushToDisk: false },
  headers: securityHeaders,
  // The same value written into the build, for the page on which the site checks itself (docs/decisions/0021).
  env: { SENT_HEADERS: JSON.stringify(everywhere()) },
  webpack(config, { dev, isServer, webpack }) {
    // After the minifier, which leaves no comment, and before source maps are made, which count its line.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    if (!dev && !isServer)
      config.plugins.push(
        new webpack.BannerPlugin({ banner: COMPILED_AT_LOAD, raw: true, test: /\.js$/, stage }),
      );
    return config;
  },
  // Two routes make the home page: with a query at each request, without one once in a while. docs/decisions/0010.
  rewrites: async () => ({
    beforeFiles: [
      ...Object.values(leaderboardKeys)
        .flatMap(Object.keys)
        .map((key) => ({
          source: '/',
          has: [{ type: 'query', key }],
          destination: '/ranking',
        })),
      { source: '/', destination: '/home/ranked' },
    ],
  }),
};

module.exports = withSentry(nextConfig);
