import { startTestSite, type Route, type TestSite } from './startTestSite';

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
    return { routes, catchAll };
  });
}
