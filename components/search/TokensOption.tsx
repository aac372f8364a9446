import type { SearchResult } from '@/contracts/projects/projects';
import { copy } from './copy';

interface TokensOptionProps {
  id: string;
  result: SearchResult;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** Opens the list of what is folded under the project above. The pointer keeps the input focused. */
export function TokensOption({ id, result, active, onPoint, onChoose }: TokensOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-label={copy.tokensOf(result.issuedCount, result.name)}
      tabIndex={-1}
      className="tokens"
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => undefined}
    >
      <u>{copy.tokens(result.issuedCount)}</u>
    </div>
  );
}
