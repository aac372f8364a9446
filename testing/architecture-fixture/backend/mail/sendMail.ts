import type { Flag } from '../flags';

export interface Mail {
  flag: Flag;
}
