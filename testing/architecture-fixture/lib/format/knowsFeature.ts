import { Row } from '@/components/leaderboard';

export const knowsFeature = Row;
