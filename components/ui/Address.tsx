import styled from 'styled-components';
import { shortHex } from '@/lib/format/numbers';
import { font } from '@/styles/theme';
import { CopyButton } from './CopyButton';
import { ExternalLink } from './ExternalLink';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  font: 13px ${font.mono};
  white-space: nowrap;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;

/** Shortened, with a link to an explorer where there is one, and whole in the clipboard. */
export function Address({ address, url }: { address: string; url: string | null }) {
  return (
    <Line title={address}>
      {url ? <ExternalLink href={url}>{shortHex(address)}</ExternalLink> : shortHex(address)}
      <CopyButton text={address} />
    </Line>
  );
}
