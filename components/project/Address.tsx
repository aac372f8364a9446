import { ExternalLink } from '@/components/ui';
import { shortHex } from '@/lib/format/numbers';

/** Shortened when it links to an explorer, whole when not. */
export function Address({ address, url }: { address: string; url: string | null }) {
  return (
    <span className={url ? 'mono nowrap' : 'mono'} title={address}>
      {url ? (
        <ExternalLink href={url}>{shortHex(address)}</ExternalLink>
      ) : (
        <span className="whole">{address}</span>
      )}
    </span>
  );
}
