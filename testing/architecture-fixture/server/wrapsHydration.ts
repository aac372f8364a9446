import { hydrateInSlices } from '@/server/framework/browser/hydration';

export const wrapsHydration = () => hydrateInSlices();
