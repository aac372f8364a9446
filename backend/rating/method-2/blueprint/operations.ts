import type { SignalRule } from '../methodTypes';
import { signal, STALE } from './signal';

const INCIDENTS = signal({
  id: 'incidents',
  category: 'operations',
  name: 'Incidents',
  weight: 45,
  endurance: 'review',
  what: 'Security incidents: how much was lost, how long ago, and how much was returned.',
  why: 'Past incidents say more about a project than its promises.',
  reading:
    'Start at 1. For each incident subtract size × ½^(years since ÷ 2) × (1 − share returned), down to 0. An unknown loss counts as the largest, an unknown return as none.',
  scale: [
    { id: 'huge', at: 100_000_000, when: 'Loss of $100M or more: size', points: 1 },
    { id: 'large', at: 10_000_000, when: 'Loss of $10M or more: size', points: 0.8 },
    { id: 'medium', at: 1_000_000, when: 'Loss of $1M or more: size', points: 0.5 },
    { id: 'small', at: 1, when: 'Smaller loss: size', points: 0.25 },
    { id: 'nothing', when: 'Nothing lost: size', points: 0.1 },
  ],
  constants: { halfLifeYears: 2, lists: 2 },
  words: {
    good: 'No security incident found.',
    bad: '{count} {count|incident|incidents} recorded{count|:|; biggest drag:} “{title}”, {day}, {loss}.',
    searched: 'Searched: {lists}, up to {through}.',
    oneList: 'Too few incident lists searched: one must cover keys, domains and front ends.',
    listOpen: 'Our incident search is out of date.',
    notWhole: 'The lists name {found} {found|incident|incidents}; {count} recorded.',
    unknown: 'Not checked yet: incident lists.',
    stale: `${STALE} search of incident lists.`,
    loss: '{amount} lost, share returned unknown',
    lossReturned: '{amount} lost, {returned} returned',
    lossNone: 'nothing lost',
    lossUnsure: 'loss unknown',
    unit: '{count|incident|incidents}',
  },
  need: 'A search through two independent lists, one covering keys, domains and front ends, and the amount of each loss.',
  improvement:
    "Return what was lost and avoid new incidents. An incident's weight halves every 2 years.",
});

const MATURITY = signal({
  id: 'maturity',
  category: 'operations',
  name: 'Maturity',
  weight: 20,
  endurance: 'fixed',
  what: 'How long ago the oldest contract that still holds value was deployed.',
  why: 'Code that has survived years of attacks is safer than new code.',
  reading: 'A straight line between the rows.',
  scale: [
    { id: 'new', at: 0, when: 'Deployed today', points: 0 },
    { id: 'mature', at: 3, when: 'Deployed 3 or more years ago', points: 1 },
  ],
  words: {
    oldest: 'The oldest contract that holds value was deployed on {day}.',
    unknown: 'Not known: since when a contract holds value.',
    unit: '{years|year|years}',
  },
  need: 'Show when the contracts that hold funds were deployed.',
  improvement: 'Time: full points come 3 years after the deployment.',
});

const WEBSITE = signal({
  id: 'website',
  category: 'operations',
  name: 'Website',
  weight: 20,
  endurance: 'server',
  what: "Seven checks of the project's website: HTTPS only, HSTS, CSP, no mixed content, security.txt, DNSSEC and CAA.",
  why: 'Many thefts use a hijacked website, not a flaw in the contracts.',
  reading: 'One seventh each.',
  scale: [
    { id: 'passed', when: 'A check that passes', points: 1 },
    { id: 'failed', when: 'A check that fails', points: 0 },
  ],
  words: {
    have: 'Passes: {have}.',
    lack: 'Fails: {lack}.',
    unsure: 'Not checked: {open}.',
    unknown: 'Not checked yet: the website.',
    stale: `${STALE} the website.`,
    improve: 'Add: {failed}.',
    yes: 'Passes.',
    no: 'Fails.',
    open: 'Not checked.',
    https: 'HTTPS only',
    hsts: 'HSTS',
    csp: 'CSP',
    noMixedContent: 'no mixed content',
    securityTxt: 'security.txt',
    dnssec: 'DNSSEC',
    caa: 'CAA',
    unit: 'checks passed',
  },
  need: 'A check of the website.',
  improvement: 'Pass all seven checks of the website.',
});

const RESPONSE = signal({
  id: 'response',
  category: 'operations',
  name: 'Response',
  weight: 15,
  endurance: 'document',
  what: 'Three preparations: a security contact, an incident plan or safe harbor, and a documented pause procedure.',
  why: 'In an attack, minutes count. A plan made in advance saves them.',
  reading:
    'One third each. A contact from security.txt is valid for 30 days after our last look, and never past its own expiry.',
  scale: [
    { id: 'passed', when: 'A preparation that is in place', points: 1 },
    { id: 'failed', when: 'A preparation that is missing', points: 0 },
  ],
  words: {
    have: 'In place: {have}.',
    lack: 'Missing: {lack}.',
    unsure: 'Not known: {open}.',
    unknown: 'Not checked yet: preparations for an incident.',
    stale: `${STALE} preparations for an incident.`,
    improve: 'Add: {failed}.',
    yes: 'In place.',
    no: 'Missing.',
    open: 'Not known.',
    securityContact: 'security contact',
    incidentPlan: 'incident plan',
    documentedPause: 'pause procedure',
    unit: 'preparations in place',
  },
  need: 'Publish the security contact, the incident plan or safe harbor, and the pause procedure.',
  improvement:
    'Publish a security contact, an incident plan or safe harbor, and the pause procedure.',
});

export const OPERATIONS_SIGNALS: SignalRule[] = [INCIDENTS, MATURITY, WEBSITE, RESPONSE];
