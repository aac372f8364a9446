import useSWR from 'swr';
import type { Profile } from '@/contracts/profiles/profiles';
import { readProfile } from '@/lib/api/profiles';

export const PROFILE = 'profile';

/** The user's own display name and picture. @param account keeps two accounts in one tab apart */
export function useProfile(account: string): {
  profile: Profile | undefined;
  error: unknown;
  /** Takes what a change answered. */
  show: (profile: Profile) => void;
  reload: () => void;
} {
  const { data, error, mutate } = useSWR<Profile, unknown>([PROFILE, account], readProfile, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return {
    profile: data,
    error,
    show: (profile) => void mutate(profile, { revalidate: false }),
    reload: () => void mutate(),
  };
}
