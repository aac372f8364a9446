import { chainName } from '@/contracts/chain/chains';
import type { ChainReading } from '@/contracts/portfolio/portfolio';
import { copy } from './copy';
import { Chains } from './Portfolio.styles';
import { time } from './time';

function approvalWords(approvals: ChainReading['approvals']): string | false {
  if (approvals === null) return false;
  const { read, checked, known } = approvals;
  return read ? copy.approvalsRead(checked, known) : copy.approvalsUnread;
}

function readWords(reading: ChainReading): string {
  const { block, blockAt, checked, tracked, unreadable, approvals } = reading;
  return [
    copy.read(block ?? 0, time(blockAt ?? '')),
    copy.checked(checked, tracked),
    unreadable > 0 && copy.unreadable(unreadable),
    approvalWords(approvals),
  ]
    .filter(Boolean)
    .join('; ');
}

function words(reading: ChainReading): string {
  switch (reading.state) {
    case 'read':
      return readWords(reading);
    case 'not-configured':
      return copy.notConfigured;
    case 'failed':
      return copy.failed;
    case 'wrong-chain':
      return copy.wrongChain;
    case 'no-tokens':
      return copy.noTokens;
  }
}

/** What was read of each chain, or what is missing. */
export function ChainNotes({ chains }: { chains: readonly ChainReading[] }) {
  return (
    <Chains>
      {chains.map((reading) => (
        <li key={reading.chain}>
          <b>{chainName(reading.chain)}:</b> {words(reading)}
        </li>
      ))}
    </Chains>
  );
}
