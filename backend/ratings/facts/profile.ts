import type { Profile } from '../../rating';

const OF_CATEGORY: Partial<Record<string, Profile>> = {
  'layer-2': 'rollup',
  bridge: 'bridge',
  stablecoin: 'backed',
  'real-world-assets': 'backed',
};

/** The recorded profile, else that of the category. */
export const toProfile = (profile: Profile | null, category: string): Profile =>
  profile ?? OF_CATEGORY[category] ?? 'protocol';
