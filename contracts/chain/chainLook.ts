/** What a look at a chain found of one contract. Addresses in lower case. */
import * as yup from 'yup';
import { CAIP10 } from '../ids';

export const LOOK_POWERS = ['upgrade', 'own', 'grant-roles', 'role'] as const;
export const FUNCTION_STATES = ['restricted', 'open', 'unresolved'] as const;

/** Of one contract: its author has a say in how much is found. */
export const LOOK_MOST = {
  powers: 500,
  why: 400,
  functions: 500,
  holders: 50,
  via: 20,
  holdings: 50,
  pending: 50,
} as const;

const SELECTOR = /^0x[0-9a-f]{8}$/;
const ADDRESS = /^0x[0-9a-f]{40}$/;
const address = () => yup.string().matches(ADDRESS);
const count = () => yup.number().integer().min(0);

const power = yup
  .object({
    power: yup.string().oneOf(LOOK_POWERS).required(),
    /** Of a role, its id. */
    role: yup
      .string()
      .matches(/^0x[0-9a-f]{1,64}$/)
      .optional(),
    kind: yup.string().oneOf(['key', 'multisig', 'vote', 'anybody', 'unresolved']).required(),
    /** Of what is unresolved: where a path ended. Of a role: what is not known of it. */
    why: yup.string().max(400),
    /** Null: anybody. */
    holder: address().defined().nullable(),
    threshold: count().defined().nullable(),
    signers: count().defined().nullable(),
    /** Seconds; null: not known. */
    delay: count().defined().nullable(),
    /** Contracts between, the nearest first. */
    via: yup.array(address().required()).max(LOOK_MOST.via).required(),
  })
  .required();

const callable = yup
  .object({
    selector: yup.string().matches(SELECTOR).required(),
    state: yup.string().oneOf(FUNCTION_STATES).required(),
    /** `owner`, the id of a role, or where its holder stands. */
    guard: yup
      .string()
      .matches(/^(owner|storage|code|0x[0-9a-f]{1,64})$/)
      .defined()
      .nullable(),
    holders: yup.array(address().required()).max(LOOK_MOST.holders).required(),
    /** Of the call that a holder made and a stranger could not; null: none is kept. */
    data: yup
      .string()
      .matches(/^0x(?:[0-9a-f]{2}){4,}$/)
      .max(4_000)
      .defined()
      .nullable(),
  })
  .required();

const holding = yup
  .object({
    /** CAIP-19; null: the chain's own coin. */
    asset: yup.string().max(200).defined().nullable(),
    symbol: yup.string().required(),
    decimals: count().defined().nullable(),
    /** In its smallest unit. */
    units: yup
      .string()
      .matches(/^[1-9]\d{0,89}$/)
      .required(),
    /** US dollars, at the time of the look; null: no price. */
    usd: yup.number().min(0).defined().nullable(),
  })
  .required();

const waiting = yup
  .object({
    /** The timelock. */
    at: address().required(),
    target: address().required(),
    /** Null: it calls no function. */
    selector: yup.string().matches(SELECTOR).defined().nullable(),
    /** Of the function, where it is a usual one. */
    name: yup.string().max(200),
    /** Seconds since 1970. */
    readyAt: count().required(),
  })
  .required();

export const contractLookSchema = yup
  .object({
    id: yup.string().matches(CAIP10).required(),
    powers: yup.array(power).max(LOOK_MOST.powers).required(),
    functions: yup.array(callable).max(LOOK_MOST.functions).required(),
    /** Whether those are all functions that its code names. */
    whole: yup.boolean().required(),
    /** In the timelocks on the paths of its powers. */
    pending: yup
      .object({
        whole: yup.boolean().required(),
        items: yup.array(waiting).max(LOOK_MOST.pending).required(),
      })
      .required(),
    /** At the same block, of the tokens that this site knows. */
    holdings: yup.array(holding).max(LOOK_MOST.holdings).required(),
    /** With what those hold whose code it can replace. */
    reach: yup.array(holding).max(LOOK_MOST.holdings).required(),
  })
  .required();

export type ContractLook = yup.InferType<typeof contractLookSchema>;
export type LookPower = ContractLook['powers'][number];
export type LookFunction = ContractLook['functions'][number];
export type LookHolding = ContractLook['holdings'][number];
export type LookPending = ContractLook['pending'];
