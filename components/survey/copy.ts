import type { SurveyPurpose } from '@/contracts/site/survey';
import { day } from '@/lib/format/dates';

export const copy = {
  title: 'Survey',
  loading: 'Loading your answers',

  first: 'You can change your answers later.',
  answered: (on: string) => `You answered on ${day(on)}. You can change your answers.`,

  purpose: 'What brings you here?',
  purposes: {
    use: { label: 'Using', hint: 'I check a project before I use it' },
    invest: { label: 'Investing', hint: 'I hold or buy tokens' },
    build: { label: 'Building', hint: 'I build or audit projects' },
    research: { label: 'Research', hint: 'I study or write about projects' },
    other: { label: 'Something else', hint: 'Tell us below, if you like' },
  } satisfies Record<SurveyPurpose, { label: string; hint: string }>,

  clarity: 'How clear are the ratings?',
  least: 'Not clear',
  most: 'Very clear',

  comment: 'Anything else? (optional)',
  commentHint: 'At most 1,000 characters. No passwords or keys, please.',

  submit: 'Send answers',
  change: 'Save answers',
  thanks: 'Thank you. Your answers are saved.',
} as const;
