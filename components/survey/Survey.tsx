import { FormMessage, RadioField, SubmitButton, TextAreaField } from '@/components/ui/forms';
import { NotYet } from '@/components/ui/page';
import { SURVEY_PURPOSES, type SurveyAnswers } from '@/contracts/site/survey';
import { notify } from '@/lib/notices/notices';
import { useSurvey } from '@/lib/resources/useSurvey';
import { copy } from './copy';
import { ScaleField } from './ScaleField';
import { Form, Skeleton } from './Survey.styles';
import { useSurveyForm } from './useSurveyForm';

const PURPOSES = SURVEY_PURPOSES.map((value) => ({ value, ...copy.purposes[value] }));

interface SurveyFormProps {
  answers: SurveyAnswers | null;
  onSaved: (saved: SurveyAnswers) => void;
}

function SurveyForm({ answers, onSaved }: SurveyFormProps) {
  const { bind, busy, message, formProps } = useSurveyForm(answers, (saved) => {
    notify('success', copy.thanks);
    onSaved(saved);
  });
  return (
    <Form {...formProps} aria-label={copy.title}>
      <p className="about">{answers ? copy.answered(answers.changedOn) : copy.first}</p>
      <RadioField label={copy.purpose} options={PURPOSES} {...bind('purpose')} />
      <ScaleField label={copy.clarity} least={copy.least} most={copy.most} {...bind('clarity')} />
      <TextAreaField label={copy.comment} hint={copy.commentHint} rows={4} {...bind('comment')} />
      <div className="submit">
        <FormMessage text={message} />
        <SubmitButton ready busy={busy}>
          {answers ? copy.change : copy.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

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
