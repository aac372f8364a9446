export const copy = {
  claim: 'Security ratings that show their working.',
  explore: 'Explore', leaderboard: 'Leaderboard', rated: 'Rated projects',
  learn: 'Learn', methodology: 'Methodology', api: 'API',
  legal: 'Legal', terms: 'Terms and Conditions', privacy: 'Privacy Policy',
  notAdvice: 'A rating describes published facts. It is not investment advice and no promise of safety.',
} as const;
