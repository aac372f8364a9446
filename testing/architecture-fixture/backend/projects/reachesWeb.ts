import { webEnv } from '../../server/env';

export const reachesWeb = () => webEnv();
