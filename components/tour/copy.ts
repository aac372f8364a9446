/** The words of the guided tour. They promise nothing that the site has not. */
export const copy = {
  steps: [
    {
      title: 'Your account',
      text: 'Behind this are your settings: your password, where you are signed in, and this tour whenever you want it again.',
    },
    {
      title: 'Find a project',
      text: 'Type two letters or more of a name or a token and choose from the list. On a keyboard, the slash key brings you here.',
    },
    {
      title: 'The leaderboard',
      text: 'Every project on file, the best rated first. Filter the list or sort it by a column. Next opens the first of them.',
    },
    {
      title: 'Six lines, one beam',
      text: 'A longer line is a better score. Hollow bobs are context: they never lift the rating.',
    },
    {
      title: 'Every signal, with its source',
      text: 'The score is the sum of these. Each signal shows its points, what it weighs, where it was measured and when.',
    },
    {
      title: 'Watch a rating over time',
      text: 'Every rating that was published stays on file here, with the signals that moved it since the one before.',
    },
    {
      title: 'Incidents and alerts',
      text: 'What went wrong with this project, with losses and sources. What is new across all projects stands on the home page, under Security alerts.',
    },
  ],
  signUp: {
    title: 'That is the whole line',
    text: 'You have seen how a score is read, and where each part of it comes from. Create an account to have settings of your own.',
  },
  completed: {
    title: 'That is the whole line',
    text: 'You have seen how a score is read, and where each part of it comes from. The tour waits in your account settings, should you want it again.',
  },
  skip: { title: 'Skip the tour?', text: 'It can be taken again at any time, from the home page.' },
  back: 'Back',
  next: 'Next',
  close: 'Close the tour',
  confirmSkip: 'Yes, skip',
  resume: 'Return to tour',
  done: 'Done',
  signUpLink: 'Sign Up',
  counter: (step: number, of: number) => `${step} of ${of}`,
  missing: (target: string) => `Guided tour: nothing to show at ${target}, going on.`,
} as const;
