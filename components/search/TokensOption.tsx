import type { SearchResult } from '@/contracts/projects/projects';
import { copy } from './copy';
import { Option, type OptionProps } from './Option';

/** Opens the list of what is folded under the project above. */
export const TokensOption = ({ result, ...option }: OptionProps & { result: SearchResult }) => (
  <Option {...option} className="tokens" label={copy.tokensOf(result.issuedCount, result.name)}>
    <u>{copy.tokens(result.issuedCount)}</u>
  </Option>
);
