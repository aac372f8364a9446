import { PageHead } from '@/components/app';
import { NotFoundScreen } from '@/components/errors';

export default function NotFoundPage() {
  return <><PageHead title="Page not found" description="There is nothing at this address." /><NotFoundScreen /></>;
}
