import type { SignalRule } from '../methodTypes';
import { signal, STALE } from './signal';

const RESERVES = signal({
  id: 'reserves',
  category: 'operations',
  name: 'Reserves',
  weight: 40,
  profile: 'backed',
  endurance: 'document',
  what: 'Whether what backs the coin is proven, and how recently.',
  why: 'A coin backed by somebody’s account is worth what the account holds.',
  reading: 'The row of the newest proof.',
  scale: [
    { id: 'chain', when: 'Proof on chain', points: 1 },
    {
      id: 'd45',
      curve: 'attested',
      at: 0,
      when: 'Independent attestation, 45 days old or less',
      points: 1,
    },
    { id: 'd100', curve: 'attested', at: 46, when: '100 days or less', points: 0.7 },
    { id: 'd365', curve: 'attested', at: 101, when: 'One year or less', points: 0.3 },
    { id: 'older', curve: 'attested', at: 366, when: 'Older', points: 0 },
    { id: 'none', when: 'None', points: 0 },
  ],
  words: {
    chain: 'The reserves are proven on chain.',
    attested: 'Reserves last attested independently for {day}.',
    undated: 'Reserves are attested; for which day is unknown.',
    none: 'No proof or attestation of reserves.',
    unknown: 'Not checked yet: reserves.',
    stale: `${STALE} reserves.`,
    'value-chain': 'on chain',
    'value-attestation': 'attested',
    'value-none': 'none',
    unit: '{days|day|days} old',
  },
  need: 'Show a proof of reserves or a dated independent attestation.',
  improvement: 'Prove the reserves on chain, or have them attested every month.',
});

const REDEMPTION = signal({
  id: 'redemption',
  category: 'operations',
  name: 'Redemption',
  weight: 15,
  profile: 'backed',
  endurance: 'document',
  what: 'Who has a right to exchange the coin for what backs it.',
  why: 'A price holds only where someone may redeem at it.',
  reading: 'The row that applies.',
  scale: [
    { id: 'anybody', when: 'Anybody, at par', points: 1 },
    { id: 'approved', when: 'Approved customers', points: 0.6 },
    { id: 'nobody', when: 'No right stated', points: 0 },
  ],
  words: {
    anybody: 'Anybody may redeem at par.',
    approved: 'Only approved customers may redeem.',
    nobody: 'No right to redeem is stated.',
    unknown: 'Not checked yet: who may redeem.',
    stale: `${STALE} who may redeem.`,
    'value-anybody': 'anybody',
    'value-approved': 'approved customers',
    'value-nobody': 'no right',
  },
  need: 'State who may redeem, and at what price.',
  improvement: 'Let anybody redeem at par.',
});

export const BACKED_SIGNALS: SignalRule[] = [RESERVES, REDEMPTION];
