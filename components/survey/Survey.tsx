import { NotYet } from '@/components/ui/page';
import { useSurvey } from '@/lib/resources/useSurvey';
import { copy } from './copy';
import { Skeleton } from './Survey.styles';
import { SurveyForm } from './SurveyForm';

/** Three questions, and what the owner of the account answered before. */
export function Survey({ account }: { account: string }) {
  const { answers, error, keep, retry } = useSurvey(account);
  if (answers !== undefined) return <SurveyForm answers={answers} onSaved={keep} />;
  return (
    <NotYet error={error} words={copy.loading} onRetry={retry}>
      <Skeleton />
    </NotYet>
  );
}
