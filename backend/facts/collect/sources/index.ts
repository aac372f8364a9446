import type { Source } from '../types';
import { activity } from './activity';
import { auditFolders } from './auditFolders';
import { chain } from './chain';
import { aaveAddressBook, defiscan, l2beat, superchainRegistry } from './githubFiles';
import { defihacklabs, defillamaHacks, defillamaProtocols, immunefi, tokenList } from './lists';
import { repository } from './repository';
import { sourcify } from './sourcify';
import { watch } from './watch';
import { website } from './website';

/** In the order in which what is due is looked at. */
export const SOURCES: readonly Source[] = [
  defillamaProtocols,
  tokenList,
  defihacklabs,
  defillamaHacks,
  immunefi,
  l2beat,
  defiscan,
  superchainRegistry,
  aaveAddressBook,
  auditFolders,
  sourcify,
  repository,
  website,
  watch,
  chain,
  // After what says which functions are restricted.
  activity,
];
