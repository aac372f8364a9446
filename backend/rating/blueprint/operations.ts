/** Method 1.0, category operations. */
import type { SignalRule } from '../methodTypes';

const INCIDENTS: SignalRule = {
  id: 'incidents',
  category: 'operations',
  name: 'Incidents',
  weight: 45,
  lifetimeDays: 30,
  what: 'Security incidents: how much was lost, how long ago, and how much was returned.',
  why: 'Past incidents say more about a project than its promises do.',
  reading:
    '1 less, for each incident, size × ½^(years since ÷ 2) × (1 − share returned), at least 0. Unknown returns count as none.',
  scale: [
    { id: 'huge', at: 100_000_000, when: 'Loss of $100M or more: size', points: 1 },
    { id: 'large', at: 10_000_000, when: 'Loss of $10M or more: size', points: 0.8 },
    { id: 'medium', at: 1_000_000, when: 'Loss of $1M or more: size', points: 0.5 },
    { id: 'small', at: 0, when: 'Smaller loss: size', points: 0.25 },
    { id: 'unsure', when: 'Loss not known: size', points: 0.25 },
  ],
  constants: { halfLifeYears: 2 },
  words: {
    good: 'No security incident was found in what was looked through.',
    bad: '{count} {count|incident|incidents} on record. {count|It|The heaviest} was "{title}" on {day}: {loss}.',
    unknown: 'Unknown: the public record of incidents was not looked through.',
    loss: '{amount} lost',
    lossReturned: '{amount} lost, {returned} returned',
    lossUnsure: 'loss not known, counted as the smallest size',
    moreUnsure: 'The loss is not known for {unsure} of them and counts as the smallest size.',
    unit: '{count|incident|incidents}',
  },
  improvement:
    'Return what was lost, and stay without new incidents; the weight of an incident halves every 2 years.',
};

const MATURITY: SignalRule = {
  id: 'maturity',
  category: 'operations',
  name: 'Maturity',
  weight: 20,
  lifetimeDays: null,
  what: "How long the project's contracts have been in use.",
  why: 'Code that has held for years under attack is safer than new code.',
  reading: 'A straight line between the rows.',
  scale: [
    { id: 'new', at: 0, when: 'First deployed today', points: 0 },
    { id: 'mature', at: 3, when: 'First deployed 3 or more years ago', points: 1 },
  ],
  constants: {},
  words: {
    good: 'The first contract was deployed {years} {years|year|years} ago, on {day}.',
    bad: 'The first contract was deployed only {years} {years|year|years} ago, on {day}.',
    recent: 'The first contract was deployed only {days} {days|day|days} ago, on {day}.',
    unknown: 'Unknown: the day of the first deployment is not on file.',
    unit: '{years|year|years}',
  },
  improvement: 'Time: full points come 3 years after the first deployment.',
};

const WEBSITE: SignalRule = {
  id: 'website',
  category: 'operations',
  name: 'Website',
  weight: 20,
  lifetimeDays: 30,
  what: "Seven checks of the project's website: HTTPS only, HSTS, CSP, no mixed content, security.txt, DNSSEC and CAA.",
  why: 'Many thefts go through a hijacked website while the contracts hold.',
  reading: 'The share of checks passed, over the checks whose result is known.',
  scale: [
    { id: 'passed', when: 'A check that passes', points: 1 },
    { id: 'failed', when: 'A check that fails', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The website passes {passed} of {known} {known|check|checks}.',
    bad: 'The website passes only {passed} of {known} {known|check|checks}.',
    nothing: 'The website passes 0 of {known} {known|check|checks}.',
    unknown: 'Unknown: the website has not been checked.',
    failed: 'It fails: {failed}.',
    unsure: '{unsure} {unsure|check is|checks are} not known.',
    improve: 'Add: {failed}.',
    https: 'HTTPS only',
    hsts: 'HSTS',
    csp: 'CSP',
    noMixedContent: 'no mixed content',
    securityTxt: 'security.txt',
    dnssec: 'DNSSEC',
    caa: 'CAA',
    unit: '{known|check|checks} passed',
  },
  improvement: 'Pass all seven checks of the website.',
};

const RESPONSE: SignalRule = {
  id: 'response',
  category: 'operations',
  name: 'Response',
  weight: 15,
  lifetimeDays: 180,
  what: 'Three preparations: a security contact, an incident plan or safe harbour, and a documented pause.',
  why: 'In an attack minutes count, and a plan made before saves them.',
  reading: 'The share of preparations in place, over those that are known.',
  scale: [
    { id: 'passed', when: 'A preparation that is in place', points: 1 },
    { id: 'failed', when: 'A preparation that is missing', points: 0 },
  ],
  constants: {},
  words: {
    good: '{passed} of {known} {known|preparation|preparations} {passed|is|are} in place.',
    bad: 'Only {passed} of {known} {known|preparation|preparations} {passed|is|are} in place.',
    nothing: '0 of {known} {known|preparation is|preparations are} in place.',
    unknown: 'Unknown: preparations for an incident are not on file.',
    failed: 'Missing: {failed}.',
    unsure: '{unsure} {unsure|is|are} not known.',
    improve: 'Add: {failed}.',
    securityContact: 'security contact',
    incidentPlan: 'incident plan or safe harbour',
    documentedPause: 'documented pause',
    unit: '{known|preparation|preparations} in place',
  },
  improvement:
    'Publish a security contact, an incident plan or safe harbour, and how the pause works.',
};

export const OPERATIONS_SIGNALS = [INCIDENTS, MATURITY, WEBSITE, RESPONSE];
