import { rate } from '@/backend/rating';

export default function ReachesBackend() {
  return rate;
}
