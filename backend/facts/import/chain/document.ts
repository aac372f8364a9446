/** A look at a project's contracts, as `backend/chain` hands it over: L2BEAT's form and more. */
import * as yup from 'yup';
import { contractLookSchema } from '../../../../contracts/chain/chainLook';
import { CAIP10, CAIP2 } from '../../../../contracts/ids';
import { isoDate } from '../projects/day';

const hash = () => yup.string().matches(/^0x[0-9a-f]{64}$/);
const contract = () => yup.string().matches(CAIP10).required();
const chain = () => yup.string().matches(CAIP2).required();
const count = () => yup.number().integer().min(0);

export const documentSchema = yup.object({
  name: yup.string().required(),
  timestamp: yup.number().integer().required(),
  entries: yup.array().required(),
  chains: yup
    .array(
      yup
        .object({
          chain: chain(),
          hash: hash().required(),
          /** Of the block. */
          day: isoDate().required(),
          hosts: yup.array(yup.string().max(80).required()).required(),
        })
        .required(),
    )
    .min(1)
    .required(),
  /** Contracts whose code somebody can replace, or nobody ever. */
  settled: yup.array(contract()).required(),
  /** The day of the event with which the code that runs now came. */
  changedOn: yup.array(yup.object({ id: contract(), day: isoDate().required() }).required()),
  looks: yup.array(contractLookSchema).required(),
  /** By which somebody gained, lost or used power: at contracts, and what stands behind them. */
  events: yup
    .array(
      yup
        .object({
          id: contract(),
          topic: hash().required(),
          /** With its types. */
          name: yup.string().max(200).required(),
          block: count().required(),
          position: count().required(),
          tx: hash().required(),
          /** Seconds. */
          at: count().required(),
          from: yup
            .string()
            .matches(/^0x[0-9a-f]{40}$/)
            .required(),
        })
        .required(),
    )
    .required(),
  eventsWhole: yup.array(chain()).required(),
  open: yup.array(yup.string().required()).required(),
});

export type ChainDocument = yup.InferType<typeof documentSchema>;
