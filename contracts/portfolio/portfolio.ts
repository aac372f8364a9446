import * as yup from 'yup';
import { listedProjectSchema } from '../projects/listedProject';
import { instant, list, oneOf, orNull } from '../schemas';

/** Of the reading of one chain. */
export const CHAIN_STATES = [
  'read',
  /** No RPC is set for it. */
  'not-configured',
  /** Its RPC did not answer, or not in time. */
  'failed',
  /** Its RPC is of another chain. */
  'wrong-chain',
  /** No token of it is tracked. */
  'no-tokens',
] as const;

/** Of the approvals on one chain. */
export const approvalReadingSchema = yup
  .object({
    /** False: the RPC did not answer, or not in time. */
    read: yup.boolean().required(),
    /** Recorded contracts that were looked up as spenders, and how many are recorded. */
    checked: yup.number().integer().required(),
    known: yup.number().integer().required(),
    /** Allowances that a token's contract did not give. */
    unreadable: yup.number().integer().required(),
  })
  .meta({ name: 'ApprovalReading' });
export type ApprovalReading = yup.InferType<typeof approvalReadingSchema>;

export const chainReadingSchema = yup
  .object({
    chain: yup.string().required(),
    state: oneOf(CHAIN_STATES).required(),
    /** At which all its balances were read. */
    block: orNull(yup.number().integer()),
    blockAt: orNull(instant()),
    /** Tracked tokens, and how many of them were looked up. */
    tracked: yup.number().integer().required(),
    checked: yup.number().integer().required(),
    /** Balances that a token's contract did not give. */
    unreadable: yup.number().integer().required(),
    /** Null: nothing is held here, so nothing was looked up. */
    approvals: approvalReadingSchema.nullable().default(undefined).defined(),
  })
  .meta({ name: 'ChainReading' });
export type ChainReading = yup.InferType<typeof chainReadingSchema>;

/** Why there are prices, or none. */
export const PRICE_STATES = ['off', 'read', 'failed'] as const;
/** `value`: shares are of US dollars, and what has no price counts nothing. */
export const SHARE_BASES = ['value', 'projects'] as const;

export const holdingSchema = yup
  .object({
    /** CAIP-19. */
    token: yup.string().required(),
    chain: yup.string().required(),
    address: yup.string().required(),
    symbol: yup.string().required(),
    project: yup.string().required(),
    /** In the token's unit; null: its decimals are not recorded. */
    amount: orNull(yup.string()),
    /** In US dollars; null: no price, or no amount. */
    value: orNull(yup.number()),
    /** Wallets of the list that hold it. */
    wallets: list(yup.string().required()),
  })
  .meta({ name: 'Holding' });
export type Holding = yup.InferType<typeof holdingSchema>;

/** What a recorded contract may take of a token, without asking again. */
export const approvalSchema = yup
  .object({
    chain: yup.string().required(),
    token: yup
      .object({
        address: yup.string().required(),
        symbol: yup.string().required(),
        /** Of its contract at a block explorer. */
        url: orNull(yup.string()),
      })
      .required(),
    wallet: yup.string().required(),
    spender: yup
      .object({
        address: yup.string().required(),
        name: yup.string().required(),
        url: orNull(yup.string()),
        /** Days; null: not recorded. */
        deployedOn: orNull(yup.string()),
        codeChangedOn: orNull(yup.string()),
      })
      .required(),
    /** The spender's. */
    project: listedProjectSchema.required(),
    unlimited: yup.boolean().required(),
    /** In the token's unit; null: its decimals are not recorded. */
    amount: orNull(yup.string()),
  })
  .meta({ name: 'Approval' });
export type Approval = yup.InferType<typeof approvalSchema>;

export const CONTROL_STATES = ['unknown', 'nobody', 'part', 'vote', 'people'] as const;
/** The fewest people who together can change all the code or move all funds. */
export const controlReachSchema = yup
  .object({
    /** `unknown`: not all powers are recorded. `part`: some reach a part of the code or funds. */
    state: oneOf(CONTROL_STATES).required(),
    people: orNull(yup.number().integer()),
    /** Least delay of theirs; null: unknown. */
    delaySeconds: orNull(yup.number()),
  })
  .meta({ name: 'ControlReach' });
export type ControlReach = yup.InferType<typeof controlReachSchema>;

export const heldProjectSchema = yup
  .object({
    project: listedProjectSchema.required(),
    /** 0 to 1, on the basis of the summary. */
    share: yup.number().min(0).max(1).required(),
    /** In US dollars; null: no token of it has a price. */
    value: orNull(yup.number()),
    control: controlReachSchema.required(),
    /** Unread ones; null where this site has no alerts. */
    alerts: orNull(yup.number().integer()),
  })
  .meta({ name: 'HeldProject' });
export type HeldProject = yup.InferType<typeof heldProjectSchema>;

export const exposureSchema = yup
  .object({
    /** By the fewest people, cumulative. */
    steps: list(
      yup
        .object({
          people: yup.number().integer().required(),
          share: yup.number().required(),
          projects: list(yup.string().required()),
        })
        .meta({ name: 'ExposureStep' }),
    ),
    /** Of projects whose powers are not all recorded. */
    unknownShare: yup.number().required(),
  })
  .meta({ name: 'Exposure' });
export type Exposure = yup.InferType<typeof exposureSchema>;

export const portfolioSummarySchema = yup
  .object({
    basis: oneOf(SHARE_BASES).required(),
    /** Of all that has a price, in US dollars; null without any. */
    value: orNull(yup.number()),
    /** Held projects without a price, where shares are of value. */
    unpriced: yup.number().integer().required(),
    /** Mean of the rated projects by share; null without one. */
    score: orNull(yup.number()),
    possible: orNull(yup.number()),
    ratedShare: yup.number().required(),
    /** Ids of projects: in trouble first, then by the lowest rating. */
    weakest: list(yup.string().required()),
    /** The category with most of the holdings. */
    largest: yup
      .object({ category: yup.string().required(), share: yup.number().required() })
      .nullable()
      .default(undefined)
      .defined(),
    exposure: exposureSchema.required(),
  })
  .meta({ name: 'PortfolioSummary' });
export type PortfolioSummary = yup.InferType<typeof portfolioSummarySchema>;

export const portfolioSchema = yup
  .object({
    readAt: instant().required(),
    /** The list they were read for. */
    walletsVersion: yup.number().integer().required(),
    chains: list(chainReadingSchema),
    prices: yup
      .object({
        state: oneOf(PRICE_STATES).required(),
        /** Host of the server; null without one. */
        source: orNull(yup.string()),
        /** Time of the oldest price used. */
        oldestAt: orNull(instant()),
      })
      .required(),
    holdings: list(holdingSchema),
    projects: list(heldProjectSchema),
    /** Of tokens held now; of the lowest rated spenders first. */
    approvals: list(approvalSchema),
    summary: portfolioSummarySchema.nullable().default(undefined).defined(),
  })
  .meta({ name: 'Portfolio' });
export type Portfolio = yup.InferType<typeof portfolioSchema>;
