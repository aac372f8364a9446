import { startTestSite, type Route, type TestSite } from './startTestSite';

async function settingsRoutes(): Promise<Record<string, Route>> {
  const [read, update, unsubscribe, oneClick] = await Promise.all([
    import('../../pages/api/sso-settings'),
    import('../../pages/api/sso-settings/update'),
    import('../../pages/api/sso-settings/unsubscribe'),
    import('../../pages/api/sso-settings/unsubscribe/[id]'),
  ]);
  return {
    '/api/sso-settings': read,
    '/api/sso-settings/update': update,
    '/api/sso-settings/unsubscribe': unsubscribe,
    '/api/sso-settings/unsubscribe/[id]': oneClick,
  };
}

/** The last has its id in the query. */
async function watchlistRoutes(): Promise<Record<string, Route>> {
  const [lists, create, update, remove, share, file] = await Promise.all([
    import('../../pages/api/watchlist/index'),
    import('../../pages/api/watchlist/create'),
    import('../../pages/api/watchlist/update'),
    import('../../pages/api/watchlist/delete'),
    import('../../pages/api/watchlist/share'),
    import('../../pages/api/watchlist/[id]/export'),
  ]);
  return {
    '/api/watchlist': lists,
    '/api/watchlist/create': create,
    '/api/watchlist/update': update,
    '/api/watchlist/delete': remove,
    '/api/watchlist/share': share,
    '/api/watchlist/[id]/export': file,
  };
}

async function dataExportRoutes(): Promise<Record<string, Route>> {
  const [state, file] = await Promise.all([
    import('../../pages/api/user/export/index'),
    import('../../pages/api/user/export/[id]'),
  ]);
  return { '/api/user/export': state, '/api/user/export/[id]': file };
}

async function walletRoutes(): Promise<Record<string, Route>> {
  const [list, update, challenge, prove, portfolio] = await Promise.all([
    import('../../pages/api/user/wallets/index'),
    import('../../pages/api/user/wallets/update'),
    import('../../pages/api/user/wallets/challenge'),
    import('../../pages/api/user/wallets/prove'),
    import('../../pages/api/user/portfolio/index'),
  ]);
  return {
    '/api/user/wallets': list,
    '/api/user/wallets/update': update,
    '/api/user/wallets/challenge': challenge,
    '/api/user/wallets/prove': prove,
    '/api/user/portfolio': portfolio,
  };
}

async function usageRoutes(): Promise<Record<string, Route>> {
  const [events, survey, upload] = await Promise.all([
    import('../../pages/api/user/events'),
    import('../../pages/api/user/survey'),
    import('../../pages/api/user/survey/upload'),
  ]);
  return {
    '/api/user/events': events,
    '/api/user/survey': survey,
    '/api/user/survey/upload': upload,
  };
}

export function accountsSite(): Promise<TestSite> {
  return startTestSite(async () => {
    const [
      catchAll,
      signup,
      verify,
      resend,
      forgot,
      reset,
      change,
      sessions,
      vote,
      create,
      leave,
      profile,
      rename,
      upload,
      remove,
      end,
    ] = await Promise.all([
      import('../../pages/api/auth/[...nextauth]'),
      import('../../pages/api/auth/signup'),
      import('../../pages/api/auth/verify-email'),
      import('../../pages/api/auth/resend-confirmation'),
      import('../../pages/api/auth/forgot-password'),
      import('../../pages/api/auth/reset-forgotten-password'),
      import('../../pages/api/user/change-password'),
      import('../../pages/api/user/sessions'),
      import('../../pages/api/projects/vote'),
      import('../../pages/api/impersonation-tool/create'),
      import('../../pages/api/impersonation-tool/delete'),
      import('../../pages/api/user/profile'),
      import('../../pages/api/user/profile/update'),
      import('../../pages/api/user/profile/upload'),
      import('../../pages/api/user/profile/delete'),
      import('../../pages/api/user/delete'),
    ]);
    const routes: Record<string, Route> = {
      '/api/auth/signup': signup,
      '/api/auth/verify-email': verify,
      '/api/auth/resend-confirmation': resend,
      '/api/auth/forgot-password': forgot,
      '/api/auth/reset-forgotten-password': reset,
      '/api/user/change-password': change,
      '/api/user/sessions': sessions,
      '/api/projects/vote': vote,
      '/api/impersonation-tool/create': create,
      '/api/impersonation-tool/delete': leave,
      '/api/user/profile': profile,
      '/api/user/profile/update': rename,
      '/api/user/profile/upload': upload,
      '/api/user/profile/delete': remove,
      '/api/user/delete': end,
    };
    const more = {
      ...(await settingsRoutes()),
      ...(await watchlistRoutes()),
      ...(await dataExportRoutes()),
      ...(await walletRoutes()),
      ...(await usageRoutes()),
    };
    return { routes: { ...routes, ...more }, catchAll };
  });
}
