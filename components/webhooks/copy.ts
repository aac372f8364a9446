import type { DELIVERY_STATES, PauseReason } from '@/contracts/webhooks/webhooks';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_OVERLAP_HOURS, WEBHOOKS_MAX } from '@/contracts/limits';
import { KIND_NAMES, KIND_PHRASES } from '@/lib/format/alertKinds';
import { day } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';

const minute = (at: string): string => `${day(at)}, ${at.slice(11, 16)} UTC`;

export const copy = {
  none: 'You have no webhooks. Add the address of your server to get alerts there.',
  how: 'How to receive and verify them',
  add: 'Add a webhook',
  full: `You have ${WEBHOOKS_MAX} webhooks, the most an account can have. Delete one to add another.`,
  loading: 'Loading your webhooks',
  retry: 'Try again',
  minute,

  form: {
    addTitle: 'New webhook',
    changeTitle: (name: string) => `Change ${name}`,
    name: 'Name',
    nameHint: 'For this page only.',
    url: 'Address',
    urlHint: 'https://, port 443 or 8443. We call it with POST.',
    list: 'Projects',
    allLists: 'Of all my lists',
    goneList: 'A list you deleted',
    kinds: 'What is sent',
    kindPhrases: KIND_PHRASES,
    add: 'Add webhook',
    save: 'Save webhook',
    cancel: 'Cancel',
    added: (name: string) => `${name} is added.`,
    saved: (name: string) => `${name} is saved.`,
    conflict:
      'This webhook was changed elsewhere. Now shown: the newer version. Change it again and save.',
  },

  secret: {
    title: (name: string) => `Secret of ${name}`,
    lead: 'Copy it to your server now. We do not show it again.',
    overlap: `For ${WEBHOOK_OVERLAP_HOURS} hours, each delivery is signed with the old secret, too.`,
    copy: 'Copy secret',
    copied: 'The secret is copied.',
    notCopied: 'Your browser did not copy the secret. Select it and copy it.',
    done: 'I have saved it',
  },

  state: {
    active: 'Active',
    failing: 'Failing',
    paused: 'Paused',
  },
  delivered: (at: string) => `Last delivered ${minute(at)}.`,
  neverDelivered: 'Nothing delivered yet.',
  failingSince: (at: string) =>
    `Nothing but failures since ${minute(at)}. We try each alert again for a day, and pause after ${WEBHOOK_FAILING_DAYS} days.`,
  paused: {
    owner: (at: string) => `You paused it on ${day(at)}. Nothing is sent.`,
    failing: (at: string) =>
      `We paused it on ${day(at)}, after ${WEBHOOK_FAILING_DAYS} days of nothing but failures. Nothing is sent.`,
    gone: (at: string) =>
      `We paused it on ${day(at)}, because your server answered 410, gone. Nothing is sent.`,
  } satisfies Record<PauseReason, (at: string) => string>,
  waiting: (count: number) => `${plural(count, 'delivery', 'deliveries')} waiting.`,
  overlap: (at: string) => `The old secret signs, too, until ${minute(at)}.`,
  noList: 'Its list is deleted, so it gets nothing. Choose another.',

  test: 'Send a test',
  testOf: (name: string) => `Send a test to ${name}`,
  tested: (status: number | null, ms: number) => `Delivered: ${status} in ${ms} ms.`,
  testFailed: (error: string) => `Not delivered: ${error}.`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  pause: 'Pause',
  pauseOf: (name: string) => `Pause ${name}`,
  isPaused: (name: string) => `${name} is paused.`,
  resume: 'Resume',
  resumeOf: (name: string) => `Resume ${name}`,
  isResumed: (name: string) => `${name} is active again.`,
  rotate: 'New secret',
  rotateOf: (name: string) => `New secret for ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeAsk: (name: string) => `Delete ${name} with its secret and its log?`,
  removeYes: 'Delete it',
  removeNo: 'Keep it',
  removed: (name: string) => `${name} is deleted.`,

  log: {
    open: 'Deliveries',
    of: (name: string) => `Deliveries of ${name}`,
    loading: 'Loading the deliveries',
    none: 'Nothing was sent yet.',
    reload: 'Reload',
    test: 'Test',
    kindNames: KIND_NAMES,
    delivered: (ms: number) => `in ${ms} ms`,
    noAnswer: 'No answer',
    states: {
      waiting: 'We try again.',
      sent: '',
      failed: 'Given up after a day.',
      dropped: 'Not sent: paused.',
    } satisfies Record<(typeof DELIVERY_STATES)[number], string>,
    replay: 'Replay',
    replayOf: (what: string) => `Replay ${what}`,
    replayed: 'It is sent again, under the same id.',
  },
} as const;
