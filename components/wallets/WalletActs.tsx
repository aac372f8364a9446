import { Button } from '@/components/ui';
import { copy } from './copy';

export interface WalletActsProps {
  name: string;
  renaming: boolean;
  onRename: () => void;
  /** Undefined of the first one. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

export function WalletActs({ name, renaming, onRename, onUp, onRemove }: WalletActsProps) {
  return (
    <>
      <Button
        type="button"
        aria-label={copy.renameNamed(name)}
        aria-expanded={renaming}
        onClick={onRename}
      >
        {copy.rename}
      </Button>
      {onUp && (
        <Button type="button" aria-label={copy.up(name)} onClick={onUp}>
          ↑
        </Button>
      )}
      <Button type="button" aria-label={copy.removeNamed(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </>
  );
}
