import { flagConfigRoute } from '@/lib/server/flags/flagConfigRoute';

export default flagConfigRoute;
