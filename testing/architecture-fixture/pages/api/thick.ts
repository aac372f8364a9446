import { Row } from '@/components/leaderboard';

export default Row;
