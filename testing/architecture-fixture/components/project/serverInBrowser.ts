export const serverInBrowser = () => import('@/server/env');
