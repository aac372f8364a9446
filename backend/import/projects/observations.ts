/** Shapes of observation values, by key. `null` inside a value means unknown. */
import * as yup from 'yup';
import {
  HOLDERS,
  OBSERVATION_KEYS,
  TOKEN_POWERS,
  TOKEN_POWER_HOLDERS,
  type ObservationKey,
} from '../../../contracts/vocabulary';
import { isoDate } from './day';

const flag = () => yup.boolean().nullable();
const share = () => yup.number().min(0).max(1);
const strict = <T extends yup.ObjectShape>(shape: T) =>
  yup.object(shape).noUnknown().strict().required();

/** A power to change code or move users' funds; `delaySeconds` is the minimum delay. */
const controlSchema = strict({
  powers: yup
    .array(
      yup
        .object({
          power: yup.string().oneOf(['change-code', 'move-funds']).required(),
          contract: yup.string(),
          holder: yup.string().oneOf(HOLDERS).required(),
          threshold: yup.number().integer().min(1),
          signers: yup.number().integer().min(1),
          delaySeconds: yup.number().integer().min(0),
          note: yup.string().max(300),
        })
        .noUnknown()
        .strict(),
    )
    .required(),
});

export const observationValueSchemas: Record<ObservationKey, yup.Schema> = {
  control: controlSchema,
  'token-powers': strict({
    powers: yup
      .array(
        yup
          .object({
            power: yup.string().oneOf(TOKEN_POWERS).required(),
            holder: yup.string().oneOf(TOKEN_POWER_HOLDERS).required(),
            note: yup.string().max(300),
          })
          .noUnknown()
          .strict(),
      )
      .required(),
  }),
  'holder-concentration': strict({
    top10Share: share().required(),
    excluded: yup.array(yup.string().required()),
  }),
  'audit-review': strict({ complete: yup.boolean().required() }),
  'incident-review': strict({ complete: yup.boolean().required() }),
  website: strict({
    https: flag(),
    hsts: flag(),
    csp: flag(),
    noMixedContent: flag(),
    securityTxt: flag(),
    dnssec: flag(),
    caa: flag(),
  }),
  response: strict({ securityContact: flag(), incidentPlan: flag(), documentedPause: flag() }),
  team: strict({ confirmedNames: yup.number().integer().min(0).max(1000).required() }),
  documentation: strict({
    coversDeployedCode: yup.string().oneOf(['yes', 'partly', 'no']).required(),
    url: yup.string(),
  }),
  repository: strict({
    public: yup.boolean().required(),
    lastActivityOn: isoDate(),
    url: yup.string(),
  }),
  'addresses-published': strict({ published: yup.boolean().required(), url: yup.string() }),
  sellability: strict({ holdersCanSell: yup.boolean().required() }),
  market: strict({
    exchanges: yup.number().integer().min(0),
    liquidityUsd: yup.number().min(0),
    volatility30d: yup.number().min(0),
    holders: yup.number().integer().min(0),
  }),
  'posting-activity': strict({ posts30d: yup.number().integer().min(0).required() }),
};

export const observationSchema = yup
  .object({
    key: yup.string().oneOf(OBSERVATION_KEYS).required(),
    value: yup.mixed().required(),
    source: yup
      .string()
      .matches(/^[a-z0-9-]{1,40}$/)
      .required(),
    observedOn: isoDate(),
    sample: yup.boolean(),
  })
  .noUnknown()
  .strict()
  .test('value', (entry, context) => {
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
