import { hidden } from '@/components/project/parts/hidden';

export function Row() {
  return hidden;
}
