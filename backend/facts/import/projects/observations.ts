/** Shapes of observation values, by key. `null` inside a value means unknown. */
import * as yup from 'yup';
import {
  CONTROL_POWERS,
  HOLDERS,
  OBSERVATION_KEYS,
  REACHES,
  TOKEN_POWERS,
  TOKEN_POWER_HOLDERS,
  VALUE_MEASURES,
  type ObservationKey,
} from '../../../../contracts/vocabulary';
import { isoDate } from './day';
import { caip10, httpUrl, sourceKey, strict, text, usd } from './fields';

const flag = () => yup.boolean().nullable();
const share = () => yup.number().min(0).max(1);
const required = <T extends yup.ObjectShape>(shape: T) => strict(shape).required();

const count = (least = 0) => yup.number().integer().min(least);
const oneOf = <Value extends string>(values: readonly Value[]) => yup.string().oneOf(values);
/** The last day that the lists cover. */
const through = () => isoDate().required();

/** Part of a sentence that stays short. */
const isShort = (limit = '-') => /^[^\s.]+( [^\s.]+){0,9}$/.test(limit);

/** How much of the code or funds a power reaches; absent: all, as far as anyone knows. */
const reachSchema = strict({
  extent: oneOf(REACHES).required(),
  /** Completes "can change …" or "can move …". */
  limit: text(100).test('words', '${path} must have at most 10 words and no full stop', isShort),
  amountUsd: usd().max(1e12),
  source: sourceKey().required(),
})
  .default(undefined)
  .test(
    'limit',
    '${path} must have a limit where its extent is bounded, and nowhere else',
    (reach) => !reach || (reach.extent === 'bounded') === (reach.limit !== undefined),
  );

/** A power to change code or move users' funds; `delaySeconds` is the minimum delay. */
const controlSchema = required({
  /** Every path was followed to its end; absent: not known. */
  whole: yup.boolean(),
  powers: yup
    .array(
      strict({
        power: oneOf(CONTROL_POWERS).required(),
        contract: yup.string(),
        /** CAIP-10, where it is over several. */
        contracts: yup.array().of(caip10().required()).min(2),
        holder: oneOf(HOLDERS).required(),
        /** CAIP-10, of the holder. */
        address: caip10(),
        threshold: count(1),
        signers: count(1),
        delaySeconds: count(),
        reach: reachSchema,
        /** Where it is not that of the observation. */
        source: sourceKey(),
        note: yup.string().max(300),
      }),
    )
    .required(),
});

const incidentListSchema = required({
  through: through(),
  count: count(),
  lists: yup
    .array(
      strict({
        name: text(200).required(),
        /** Also keys, domains and front ends. */
        beyondContracts: yup.boolean().required(),
        /** The last day that this list covers. */
        through: isoDate(),
      }),
    )
    .required(),
});

/** In another rater's words, each of a day, and where its page is. */
const saidElsewhere = () =>
  required({
    said: yup
      .array(
        required({
          says: text(60).required(),
          /** Of which part, if not of the whole. */
          of: text(80),
          on: isoDate().required(),
          page: httpUrl().required(),
        }),
      )
      .min(1)
      .required(),
  });

export const observationValueSchemas: Record<ObservationKey, yup.Schema> = {
  launched: required({ on: isoDate().required() }),
  'contract-list': required({ through: through(), count: count() }),
  'audit-list': required({
    through: through(),
    lists: yup.array(text(200).required()).required(),
    /** At least so many reports are in the lists. */
    count: count(),
  }),
  'incident-list': incidentListSchema,
  control: controlSchema,
  token: required({ exists: yup.boolean().required() }),
  'token-powers': required({
    whole: yup.boolean(),
    powers: yup
      .array(
        strict({
          power: oneOf(TOKEN_POWERS).required(),
          holder: oneOf(TOKEN_POWER_HOLDERS).required(),
          note: yup.string().max(300),
        }),
      )
      .required(),
  }),
  'holder-concentration': required({
    top10Share: share().required(),
    excluded: yup.array(yup.string().required()),
  }),
  'audit-review': required({ complete: yup.boolean().required() }),
  'incident-review': required({ complete: yup.boolean().required() }),
  website: required({
    https: flag(),
    hsts: flag(),
    csp: flag(),
    noMixedContent: flag(),
    securityTxt: flag(),
    securityTxtUntil: isoDate(),
    dnssec: flag(),
    caa: flag(),
  }),
  response: required({ securityContact: flag(), incidentPlan: flag(), documentedPause: flag() }),
  team: required({ confirmedNames: count().max(1000).required() }),
  accountable: required({
    who: oneOf(['entity', 'people', 'person', 'nobody']).required(),
    confirmed: flag(),
    name: text(300),
  }),
  documentation: required({
    coversDeployedCode: oneOf(['yes', 'partly', 'no']).required(),
    url: yup.string(),
  }),
  repository: required({
    public: yup.boolean().required(),
    lastActivityOn: isoDate(),
    url: yup.string(),
  }),
  'addresses-published': required({ published: yup.boolean().required(), url: yup.string() }),
  sellability: required({ holdersCanSell: yup.boolean().required() }),
  reserves: required({
    proof: oneOf(['chain', 'attestation', 'none']).required(),
    attestedOn: isoDate().nullable(),
  }),
  redemption: required({ open: oneOf(['anybody', 'approved', 'nobody']).required() }),
  'state-validation': required({ proofs: oneOf(['open', 'permitted', 'none']).required() }),
  'exit-window': required({ seconds: count().required() }),
  validation: required({
    kind: oneOf(['proof', 'optimistic', 'signers']).required(),
    challengeSeconds: count().nullable(),
    signers: count(1).nullable(),
    threshold: count(1).nullable(),
  }),
  market: required({
    exchanges: count(),
    liquidityUsd: usd(),
    volatility30d: yup.number().min(0),
    holders: count(),
  }),
  'posting-activity': required({ posts30d: count().required() }),
  value: required({
    usd: usd().required(),
    measure: oneOf(VALUE_MEASURES).required(),
  }),
  'says-l2beat': saidElsewhere(),
  'says-defiscan': saidElsewhere(),
  'says-defirisk': saidElsewhere(),
  'says-yearn': saidElsewhere(),
};

export const observationSchema = strict({
  key: oneOf(OBSERVATION_KEYS).required(),
  value: yup.mixed().required(),
  source: sourceKey().required(),
  observedOn: isoDate(),
  sample: yup.boolean(),
}).test('value', (entry, context) => {
  const schema = observationValueSchemas[entry.key as ObservationKey];
  if (!schema) return true;
  try {
    schema.validateSync(entry.value, { strict: true, abortEarly: false });
    return true;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    for (const fault of error.inner.length > 0 ? error.inner : [error])
      fault.path = `${context.path}.value${fault.path ? `.${fault.path}` : ''}`;
    return error;
  }
});
