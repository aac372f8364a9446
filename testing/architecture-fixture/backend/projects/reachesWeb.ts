import { webEnv } from '../../lib/server/env';

export const reachesWeb = () => webEnv();
