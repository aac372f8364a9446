import { PageHead } from '@/components/app';
import { ServerErrorScreen } from '@/components/errors';

export default function ServerErrorPage() {
  return <><PageHead title="Server error" description="Sorry, something went wrong." /><ServerErrorScreen /></>;
}
