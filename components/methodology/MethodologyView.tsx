import type { PublicMethod } from '@/contracts/method';
import type { PublicMethod1 } from '@/contracts/method1';
import { Method1Screen } from './method-1/Method1Screen';
import { MethodologyScreen } from './MethodologyScreen';

export interface MethodologyViewProps {
  method: PublicMethod | null;
  method1: PublicMethod1 | null;
  siteUrl: string;
}

/** The method in force, or the one before it. */
export const MethodologyView = ({ method, method1, siteUrl }: MethodologyViewProps) => (
  <>
    {method && <MethodologyScreen method={method} siteUrl={siteUrl} />}
    {method1 && <Method1Screen method={method1} />}
  </>
);
