/** A door for other tables of projects. */
export { shownColumns, type Column } from './columns';
export { copy as leaderboardCopy } from './copy';
export { LeaderboardRow } from './LeaderboardRow';
export { Table as ProjectTable } from './LeaderboardTable.styles';
export { MoreCell } from './MoreCell';
export { DEFAULT_COLUMNS } from './query';
export { RatingCell } from './RatingCell';
