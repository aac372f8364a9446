export { Leaderboard, type LeaderboardProps } from './Leaderboard';
export { DEFAULT_QUERY, leaderboardHref } from './query';
