import useSWR from 'swr';
import { readProviders } from '@/lib/api/session';

/** Whether this site offers the sign-in with Google; most do, so that it is taken for offered until the server says otherwise. */
export function useGoogleOffered(): boolean {
  const { data } = useSWR('sign-in-providers', readProviders, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return data === undefined || 'cognito' in data;
}
