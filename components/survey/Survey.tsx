import { Button, Hidden } from '@/components/ui';
import { errorMessage } from '@/lib/errors/errorMessage';
import { useSurvey } from '@/lib/resources/useSurvey';
import { copy } from './copy';
import { Skeleton } from './Survey.styles';
import { SurveyForm } from './SurveyForm';

/** Three questions, and what the owner of the account answered before. */
export function Survey({ account }: { account: string }) {
  const { answers, error, keep, retry } = useSurvey(account);
  if (answers !== undefined) return <SurveyForm answers={answers} onSaved={keep} />;
  if (error === undefined)
    return (
      <>
        <Hidden role="status">{copy.loading}</Hidden>
        <Skeleton />
      </>
    );
  return (
    <>
      <p className="error" role="alert">
        {errorMessage(error)}
      </p>
      <Button type="button" onClick={retry}>
        {copy.retry}
      </Button>
    </>
  );
}
