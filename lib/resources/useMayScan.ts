import useSWR from 'swr';
import { SCANS_PATH } from '@/contracts/chain/scan';
import { request } from '@/lib/api/client';

/** Whether this site scans contracts; false until that is known. */
export function useMayScan(isWanted: boolean): boolean {
  const { data } = useSWR(isWanted ? SCANS_PATH : null, request<{ chains: string[] }>);
  return data !== undefined && data.chains.length > 0;
}
