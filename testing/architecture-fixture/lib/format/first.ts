import { second } from './second';

export interface First {
  name: string;
}

export const first = second({ name: '' });
