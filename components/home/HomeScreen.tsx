import { bannerThreshold } from '@/components/header';
import { Leaderboard, type LeaderboardProps } from '@/components/leaderboard';
import { Wrap } from '@/components/ui';
import type { Overview } from '@/contracts/projects/overview';
import { useScrolledPast } from '@/lib/hooks/useScrolledPast';
import { Hero } from './Hero';
import { OverviewCards } from './OverviewCards';

export interface HomeScreenProps extends Omit<LeaderboardProps, 'counts'> {
  overview: Overview;
}

export function HomeScreen({ overview, list, query }: HomeScreenProps) {
  const past = useScrolledPast(bannerThreshold);
  return (
    <>
      <Hero overview={overview} slashKey={!past} />
      <Wrap>
        <OverviewCards overview={overview} />
        <Leaderboard list={list} query={query} counts={overview} />
      </Wrap>
    </>
  );
}
