const { join } = require('node:path');
const { withSentryConfig } = require('@sentry/nextjs/config');
const leaderboardKeys = require('./contracts/ratings/leaderboardKeys.json');
const { everywhere, securityHeaders } = require('./server/securityHeaders.cjs');

const withSentry = process.env.SENTRY_AUTH_TOKEN
  ? (config) => withSentryConfig(config, { silent: true, telemetry: false })
  : (config) => config;

/** Makes Chromium 136 and later compile at load, off the main thread (docs/decisions/0009). */
const COMPILED_AT_LOAD = '//# allFunctionsCalledOnLoad';

/** Next's browser code, from which webpack can leave out what nothing uses. */
const inNext = (...path) => join(require.resolve('next/package.json'), '../dist', ...path);
const ES_MODULES_OF_NEXT = {
  ...Object.fromEntries(
    ['client', 'lib', 'pages', 'shared'].map((folder) => [inNext(folder), inNext('esm', folder)]),
  ),
  // The one file without such a twin.
  [inNext('esm/build/polyfills/polyfill-module')]: inNext('build/polyfills/polyfill-module'),
};

/** What makes the rules on a build's server. Its other modules get class names only. */
const USERS_OF_LIBRARY = /[\\/]framework[\\/]styles[\\/](serverNames|usedStyles|pageStyles)\.tsx?$/;
/** Next leaves packages out of its bundles before it looks at an alias. */
const butStyles = (external) =>
  typeof external !== 'function'
    ? external
    : async (asked) =>
        asked.request === 'styled-components' && !USERS_OF_LIBRARY.test(asked.contextInfo.issuer)
          ? undefined
          : external(asked);

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The web process has its own, of the bytes that it sends (docs/decisions/0027).
  generateEtags: false,
  productionBrowserSourceMaps: false,
  compiler: { styledComponents: true },
  // Logos come unchanged from the image CDN or /logos (docs/decisions/0004).
  images: { unoptimized: true },
  devIndicators: false,
  // `npm test` checks types, including those of tests.
  typescript: { ignoreBuildErrors: true },
  // Nothing uses these file lists, and they took two thirds of a build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // Seconds a shared cache may serve a stale page; Next's default is a year.
  expireTime: 86_400,
  // The web process caches finished pages (docs/decisions/0027); this is for data made with a page.
  cacheMaxMemorySize: 16_000_000,
  // Keeps pages in memory: two copies of the site share only the build.
  // There is no app router for the client's router to tell apart from ours.
  experimental: { isrFlushToDisk: false, clientRouterFilter: false },
  headers: securityHeaders,
  // For the page on which the site checks itself (docs/decisions/0021).
  env: { SENT_HEADERS: JSON.stringify(everywhere()) },
  webpack(config, { dev, isServer, webpack }) {
    // After the minifier, which strips comments, and before source maps.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    // Pages get class names and a style sheet (server/framework/README.md).
    if (!dev)
      config.resolve.alias['styled-components$'] = require.resolve(
        `./server/framework/styles/${isServer ? 'serverNames' : 'names'}.ts`,
      );
    if (!dev && isServer) config.externals = config.externals.map(butStyles);
    if (!dev && !isServer) {
      Object.assign(config.resolve.alias, ES_MODULES_OF_NEXT);
      // What one chunk alone needs of packages is in that chunk: a request less.
      config.optimization.splitChunks.cacheGroups.defaultVendors = false;
      config.module.rules.push(
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'post',
          loader: require.resolve('./server/framework/styles/dropCss.cjs'),
        },
        // What only the CSS used goes too.
        { test: /[\\/]styles[\\/](theme|tokens|fallbackFonts)\.ts$/, sideEffects: false },
        // Nothing here is imported for what it does alone: what only the server calls behind a
        // feature's door goes, and its tables with it.
        {
          include: ['components', 'contracts', 'lib'].map((folder) => join(__dirname, folder)),
          exclude: /\.styles\.ts$/,
          sideEffects: false,
        },
      );
      config.plugins.push(
        new webpack.BannerPlugin({ banner: COMPILED_AT_LOAD, raw: true, test: /\.js$/, stage }),
      );
    }
    return config;
  },
  // With a query the home page renders per request, without one it is cached (docs/decisions/0010).
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
      // A rating of the past is made per request; today's is kept.
      {
        source: '/projects/:id',
        has: [{ type: 'query', key: 'at' }],
        destination: '/projects/:id/dated',
      },
      { source: '/lists/:key.atom', destination: '/lists/:key/changes.atom' },
    ],
  }),
};

module.exports = withSentry(nextConfig);
