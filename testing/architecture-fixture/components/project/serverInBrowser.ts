export const serverInBrowser = () => import('@/lib/server/env');
