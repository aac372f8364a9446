import { flagConfigRoute } from '@/server/flags/flagConfigRoute';

export default flagConfigRoute;
