import useSWR from 'swr';
import { readProviders } from '@/lib/api/session';

/** Assumes yes, as on most sites, until the server says otherwise. */
export function useGoogleOffered(): boolean {
  const { data } = useSWR('sign-in-providers', readProviders, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return data === undefined || 'cognito' in data;
}
