/** What every property of a schema of a method means, for /api/openapi.json. */
import { METHOD_WORDS } from './method';
import { METHOD_1_WORDS } from './methodOne';

export const SCHEMA_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...METHOD_WORDS,
  ...METHOD_1_WORDS,
};
