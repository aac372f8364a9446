import { Button } from './layout';
import { loadingCopy as copy } from './loadingCopy';

interface FailedProps {
  words: string;
  onRetry: () => void;
}

export const Failed = ({ words, onRetry }: FailedProps) => (
  <>
    <p className="error" role="alert">
      {words}
    </p>
    <Button type="button" onClick={onRetry}>
      {copy.retry}
    </Button>
  </>
);
