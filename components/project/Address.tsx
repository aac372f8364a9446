import { CopyButton } from './CopyButton';
import { ExternalLink } from '@/components/ui';
import { shortHex } from '@/lib/format/numbers';

/** Shortened, with a link to an explorer where there is one, and whole in the clipboard. */
export function Address({ address, url }: { address: string; url: string | null }) {
  return (
    <span className="mono nowrap" title={address}>
      {url ? <ExternalLink href={url}>{shortHex(address)}</ExternalLink> : shortHex(address)}
      <CopyButton text={address} />
    </span>
  );
}
