import type { SignalRule } from '../methodTypes';

const INCIDENTS: SignalRule = {
  id: 'incidents',
  category: 'operations',
  name: 'Incidents',
  weight: 45,
  lifetimeDays: 30,
  what: 'Security incidents: how much was lost, how long ago, and how much was returned.',
  why: 'Past incidents say more about a project than its promises.',
  reading:
    'Start at 1. For each incident subtract size × ½^(years since ÷ 2) × (1 − share returned), down to 0. Unknown returns count as none.',
  scale: [
    { id: 'huge', at: 100_000_000, when: 'Loss of $100M or more: size', points: 1 },
    { id: 'large', at: 10_000_000, when: 'Loss of $10M or more: size', points: 0.8 },
    { id: 'medium', at: 1_000_000, when: 'Loss of $1M or more: size', points: 0.5 },
    { id: 'small', at: 0, when: 'Smaller loss: size', points: 0.25 },
    { id: 'unsure', when: 'Loss unknown: size', points: 0.25 },
  ],
  constants: { halfLifeYears: 2 },
  words: {
    good: 'No security incident found in the records we searched.',
    bad: '{count} {count|incident|incidents} recorded{count|:|; biggest drag:} "{title}", {day}, {loss}.',
    unknown: 'Not checked yet: incident records.',
    loss: '{amount} lost',
    lossReturned: '{amount} lost, {returned} returned',
    lossUnsure: 'loss unknown, counted as the smallest size',
    moreUnsure: 'Loss unknown for {unsure} of them, counted as the smallest size.',
    unit: '{count|incident|incidents}',
  },
  improvement:
    "Return what was lost and avoid new incidents. An incident's weight halves every 2 years.",
};

const MATURITY: SignalRule = {
  id: 'maturity',
  category: 'operations',
  name: 'Maturity',
  weight: 20,
  lifetimeDays: null,
  what: "How long the project's contracts have been in use.",
  why: 'Code that has survived years of attacks is safer than new code.',
  reading: 'A straight line between the rows.',
  scale: [
    { id: 'new', at: 0, when: 'First deployed today', points: 0 },
    { id: 'mature', at: 3, when: 'First deployed 3 or more years ago', points: 1 },
  ],
  constants: {},
  words: {
    good: 'First contract deployed {years} {years|year|years} ago, on {day}.',
    bad: 'First contract deployed only {years} {years|year|years} ago, on {day}.',
    recent: 'First contract deployed only {days} {days|day|days} ago, on {day}.',
    unknown: 'Unknown: date of the first deployment.',
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
  why: 'Many thefts use a hijacked website, not a flaw in the contracts.',
  reading: 'The share of completed checks that pass.',
  scale: [
    { id: 'passed', when: 'A check that passes', points: 1 },
    { id: 'failed', when: 'A check that fails', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The website passes {passed} of {known} {known|check|checks}.',
    bad: 'The website passes only {passed} of {known} {known|check|checks}.',
    nothing: 'The website passes 0 of {known} {known|check|checks}.',
    unknown: 'Not checked yet: the website.',
    failed: 'It fails: {failed}.',
    unsure: '{unsure} not checked.',
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
  what: 'Three preparations: a security contact, an incident plan or safe harbor, and a documented pause procedure.',
  why: 'In an attack, minutes count. A plan made in advance saves them.',
  reading: 'The share in place, among those we know about.',
  scale: [
    { id: 'passed', when: 'A preparation that is in place', points: 1 },
    { id: 'failed', when: 'A preparation that is missing', points: 0 },
  ],
  constants: {},
  words: {
    good: '{Have}: yes.',
    bad: '{Have}: yes.',
    nothing: 'None in place.',
    unknown: 'Unknown: preparations for an incident.',
    failed: '{Lack}: no.',
    unsure: '{Open}: unknown.',
    improve: 'Add: {failed}.',
    securityContact: 'security contact',
    incidentPlan: 'incident plan',
    documentedPause: 'pause procedure',
    unit: '{known|preparation|preparations} in place',
  },
  improvement:
    'Publish a security contact, an incident plan or safe harbor, and the pause procedure.',
};

export const OPERATIONS_SIGNALS = [INCIDENTS, MATURITY, WEBSITE, RESPONSE];
