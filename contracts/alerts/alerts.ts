/** Alerts on watched projects. No schema here: the browser loads this file. */
import type { Letter } from '../vocabulary';

export const ALERTS_PATH = '/api/alerts';
export const READ_ALERTS_PATH = '/api/alerts/read';
/** §7. */
export const SSO_SETTINGS_PATH = '/api/sso-settings';
export const UPDATE_SSO_SETTINGS_PATH = '/api/sso-settings/update';
export const UNSUBSCRIBE_PATH = '/api/sso-settings/unsubscribe';
/** Ours: what a mail program sends, a form from anywhere (RFC 8058). */
export const ONE_CLICK_PATH = '/api/sso-settings/unsubscribe/{id}';

export const ALERT_KINDS = [
  'letter-changed',
  'score-moved',
  'suspended',
  'incident',
  'control-changed',
  'audit-added',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How often alerts are mailed. A list may differ from its account. */
export const MAIL_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

/** No mail until the user asks for it. */
export const DEFAULT_FREQUENCY: MailFrequency = 'off';
/** A score that moves by less is no alert. */
export const DEFAULT_SCORE_POINTS = 5;
export const SCORE_POINTS_MIN = 1;
export const SCORE_POINTS_MAX = 50;

export interface PowerHolder {
  holder: string;
  threshold?: number;
  signers?: number;
  /** CAIP-10. */
  address?: string;
}

interface AboutPower {
  power: string;
  /** CAIP-10. */
  contract?: string;
  contractName?: string;
  /** What it reaches; absent: all, as far as anyone knows. */
  limit?: string;
}

/** On the contract's chain. */
export interface Transaction {
  block: number;
  tx: string;
}

/** What an import found to differ from what was recorded before, or to wait. */
export type ControlChange = {
  /** Of a holder, the one with an event since the look before. Absent: not known. */
  made?: Transaction;
} & (
  | ({ what: 'owner'; before: PowerHolder; after: PowerHolder } & AboutPower)
  /** Null: the power was not recorded, or is no longer. */
  | ({ what: 'role'; before: PowerHolder | null; after: PowerHolder | null } & AboutPower)
  /** Seconds; null: unknown. */
  | ({ what: 'delay'; before: number | null; after: number | null } & AboutPower)
  | {
      what: 'implementation';
      contract: string;
      contractName: string;
      /** CAIP-10. */
      before: string;
      after: string;
    }
  /** In a timelock: what it does to a contract once it is ready, and somebody asks for it. */
  | {
      what: 'queued';
      /** CAIP-10. */
      timelock: string;
      contract: string;
      contractName?: string;
      /** Name or selector of a function; null: none. */
      call: string | null;
      /** ISO 8601. */
      readyAt: string;
    }
);

/** What is stored with an alert, by its kind. */
export interface AlertFacts {
  'letter-changed': { from: Letter | null; to: Letter | null };
  /** `from`: the score of the alert before, or when the project was added; both of `method`. */
  'score-moved': { from: number; to: number; letter: Letter | null; method: string };
  /** `letter`: the last one, of `ratedAt`. `reason`: a clause that names our check and its day. */
  suspended: { letter: Letter | null; ratedAt?: string; reason?: string | null };
  incident: {
    incidentId: string;
    title: string;
    occurredOn: string;
    lossUsd: number | null;
  };
  'control-changed': { changes: ControlChange[] };
  'audit-added': { auditId: string; auditor: string; publishedOn: string };
}
