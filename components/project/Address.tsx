import { ExternalLink } from '@/components/ui';
import { shortHex } from '@/lib/format/numbers';

/** An address: short with the whole one as its title where an explorer shows it, whole where none does. */
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
