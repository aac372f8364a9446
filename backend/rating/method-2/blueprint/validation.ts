import type { SignalRule } from '../methodTypes';
import { signal, STALE } from './signal';

const STATE_VALIDATION = signal({
  id: 'state-validation',
  category: 'code',
  name: 'State validation',
  weight: 30,
  profile: 'rollup',
  endurance: 'chain',
  what: 'Who can prove that the layer 2 recorded a false state.',
  why: "Without proofs, users' funds rest on the operators' word.",
  reading: 'The row that applies.',
  scale: [
    { id: 'open', when: 'Proofs are live and open to all', points: 1 },
    { id: 'permitted', when: 'Proofs are live, by a permitted few', points: 0.6 },
    { id: 'none', when: 'No proofs', points: 0 },
  ],
  words: {
    open: 'Anyone can prove a false state.',
    permitted: 'Only permitted parties can prove a false state.',
    none: "No proofs: the state rests on the operators' word.",
    unknown: 'Not checked yet: proofs of the state.',
    stale: `${STALE} proofs of the state.`,
    'value-open': 'open to all',
    'value-permitted': 'permitted few',
    'value-none': 'none',
  },
  need: 'Show who can prove a false state.',
  improvement: 'Open the proofs to everyone.',
});

const VALIDATION = signal({
  id: 'validation',
  category: 'code',
  name: 'Validation',
  weight: 30,
  profile: 'bridge',
  endurance: 'chain',
  what: 'What makes the receiving chain believe a message.',
  why: 'Most large bridge losses came from messages that too few had to sign.',
  reading: 'The row that applies.',
  scale: [
    { id: 'proof', when: 'Light client or validity proof', points: 1 },
    {
      id: 'optimistic',
      when: 'Optimistic, at least 30 minutes in which anyone can challenge',
      points: 0.7,
    },
    { id: 'many', when: '15 or more independent signers, two thirds must agree', points: 0.6 },
    { id: 'some', when: '5 or more signers, at least half must agree', points: 0.35 },
    { id: 'few', when: 'Fewer, or a shorter challenge', points: 0.1 },
  ],
  constants: { challengeSeconds: 1800, manySigners: 15, someSigners: 5 },
  words: {
    proof: 'Messages are proven by a light client or a validity proof.',
    optimistic: 'Anyone can challenge a message for {window}.',
    challengeUnsure: 'Messages can be challenged; for how long is unknown.',
    signers: '{threshold} of {signers} signers must agree to a message.',
    signersUnsure: 'Signers agree to messages; how many is unknown.',
    unknown: 'Not checked yet: how messages are validated.',
    stale: `${STALE} how messages are validated.`,
    'value-proof': 'proof',
    'value-optimistic': 'optimistic',
    'value-signers': 'signers',
  },
  need: 'Show what validates a message and how many must agree.',
  improvement: 'Validate messages by a light client or a validity proof.',
});

export const VALIDATION_SIGNALS: SignalRule[] = [STATE_VALIDATION, VALIDATION];
