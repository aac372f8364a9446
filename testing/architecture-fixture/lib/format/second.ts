import type { First } from './first';

export const second = ({ name }: First): string => name;
