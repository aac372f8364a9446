import { unstable_serialize, useSWRConfig, type Key } from 'swr';

/**
 * What a page came with is not read again at once. An older answer that the tab has kept is shown
 * and read again, as ever.
 */
export function useGiven<T>(key: Key, given: T | undefined) {
  const { cache } = useSWRConfig();
  const isKept = cache.get(unstable_serialize(key))?.data !== undefined;
  return given === undefined || isKept ? {} : { fallbackData: given, revalidateOnMount: false };
}
