import { useConsent, withdrawCookies } from '@/lib/analytics/consent';
import { analyticsState } from '@/lib/analytics/settings';
import { focusContent } from '@/lib/focusContent';
import { copy } from './copy';

function withdraw(): void {
  withdrawCookies();
  focusContent();
}

/** GDPR, article 7: as easy to withdraw as to give. Shown while consent has an effect. */
export function WithdrawConsent({ className }: { className?: string }) {
  const given = useConsent() === 'given';
  if (!given || analyticsState() === 'refused') return null;
  return (
    <button type="button" className={className} onClick={withdraw}>
      {copy.withdraw}
    </button>
  );
}
