import { fillPath } from '@/contracts/paths';
import { SCAN_PATH } from '@/contracts/chain/scan';
import type { Scan } from '@/contracts/chain/scans';
import { request } from './client';

const pathOf = (id: string): string => fillPath(SCAN_PATH, { id });

/** Changes with what a scan has found. */
export const markOf = ({ state, kind, token, powers, functions }: Scan): string =>
  JSON.stringify([state, kind, token !== null, powers.length, functions.length]);

/** @throws RequestError */
export const readScan = (id: string) => request<Scan>(pathOf(id));
/** It goes on after the answer. @throws RequestError */
export const startScan = (id: string) =>
  request<{ askedAt: string }>(pathOf(id), { method: 'POST', body: {} });
