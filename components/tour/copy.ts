/** Promise nothing that the site lacks. */
export const copy = {
  steps: [
    {
      title: 'Your account',
      text: 'Find your watchlists and settings here, and this tour.',
    },
    {
      title: 'Find a project',
      text: 'Type two or more letters of a name or token, then choose from the list. The slash key brings you here.',
    },
    {
      title: 'The leaderboard',
      text: 'Every project with its score. Filter the list or sort it by a column. Next opens the best rated project.',
    },
    {
      title: 'Watch a project',
      text: 'Press the star. Your watchlists then show what has moved since your last visit. Without an account, this browser remembers it.',
    },
    {
      title: 'The lines of a rating',
      text: 'Each triangle hangs at what is proven. The dashed line ends at what is possible once the missing facts are in.',
    },
    {
      title: 'Every signal, with its source',
      text: 'These signals make up the score. Each shows its points, its weight, its source and its last check.',
    },
    {
      title: 'Changes and alerts',
      text: 'Every published rating stays here, with the signals that changed it. With an account, changes of projects you watch become alerts.',
    },
  ],
  signUp: {
    title: 'That’s the tour',
    text: 'You know how to read a score and where each part comes from. Create an account to keep watchlists on any device.',
  },
  completed: {
    title: 'That’s the tour',
    text: 'You know how to read a score and where each part comes from. Take the tour again from your account settings.',
  },
  skip: { title: 'Skip the tour?', text: 'You can take it again any time, from the home page.' },
  back: 'Back',
  next: 'Next',
  close: 'Close the tour',
  confirmSkip: 'Yes, skip',
  resume: 'Return to tour',
  done: 'Done',
  signUpLink: 'Sign Up',
  counter: (step: number, of: number) => `${step} of ${of}`,
  missing: (target: string) => `Guided tour: nothing to show at ${target}, moving on.`,
} as const;
