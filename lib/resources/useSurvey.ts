import useSWR from 'swr';
import { SURVEY_PATH, type SurveyAnswers } from '@/contracts/site/survey';
import { readSurvey } from '@/lib/api/survey';

/** The user's own answers; null before the first. @param account keeps two accounts in one tab apart */
export function useSurvey(account: string): {
  answers: SurveyAnswers | null | undefined;
  error: unknown;
  keep: (saved: SurveyAnswers) => void;
  retry: () => void;
} {
  const { data, error, mutate } = useSWR<SurveyAnswers | null, unknown>(
    [SURVEY_PATH, account],
    readSurvey,
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    answers: data,
    error,
    keep: (saved) => void mutate(saved, { revalidate: false }),
    // The error is shown.
    retry: () => void mutate().catch(() => undefined),
  };
}
