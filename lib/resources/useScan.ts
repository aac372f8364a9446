import { useState } from 'react';
import useSWR from 'swr';
import { toFormFailure, type FormFailure } from '@/lib/api/formFailure';
import { markOf, readScan, startScan } from '@/lib/api/scans';

const POLL_MS = 1_000;

interface Shown {
  id: string;
  isRunning: boolean;
  /** Of what is shown (`markOf`). */
  mark: string;
}

/** @param draw the page again, because more was found */
export function useScan({ id, isRunning, mark }: Shown, draw: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  // While nothing answers, what was found stays: an error would end the asking.
  const look = () => readScan(id).catch(() => undefined);
  useSWR(isRunning ? ['scan', id] : null, look, {
    refreshInterval: POLL_MS,
    dedupingInterval: 0,
    onSuccess: (scan) => {
      if (scan && markOf(scan) !== mark) void draw();
    },
  });
  /** @returns whether it runs */
  const start = async (): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await startScan(id);
      await draw();
      return true;
    } catch (error) {
      setFailure(toFormFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy, failure };
}
