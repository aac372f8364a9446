/** What every property of a named schema means, for /api/openapi.json. */
import { CALL_WORDS } from './calls';
import { EVIDENCE_WORDS } from './evidence';
import { PROJECT_WORDS } from './projects';
import { METHOD_WORDS } from './method';
import { METHOD_1_WORDS } from './methodOne';
import { RATING_WORDS } from './ratings';

export { PARAMETER_WORDS } from './calls';

export const SCHEMA_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...PROJECT_WORDS,
  ...EVIDENCE_WORDS,
  ...RATING_WORDS,
  ...METHOD_WORDS,
  ...METHOD_1_WORDS,
  ...CALL_WORDS,
};
