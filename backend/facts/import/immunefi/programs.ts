/** Reads Immunefi's list of bounty programs. Pure. */
import * as yup from 'yup';
import { EVM_ADDRESS } from '../../../../contracts/ids';

export interface Program {
  slug: string;
  /** US dollars. */
  topRewardUsd: number | null;
  /** YYYY-MM-DD; null: it goes on. */
  endedOn: string | null;
  /** A competition, or by invitation: no standing reward for everybody. */
  isClosed: boolean;
  /** In its scope, lower case. */
  addresses: ReadonlySet<string>;
}

const programSchema = yup.object({
  slug: yup.string().max(200).required(),
  maxBounty: yup.number().min(0).nullable(),
  endDate: yup.string().nullable(),
  inviteOnly: yup.boolean().nullable(),
  rewardsPool: yup.number().nullable(),
  assets: yup
    .array()
    .of(yup.object({ url: yup.string().nullable() }).required())
    .required(),
});

const ADDRESSES = /0x[0-9a-fA-F]{40}/g;

/** @returns a fault in words for a row of another shape */
export function readProgram(value: unknown): Program | string {
  let row: yup.InferType<typeof programSchema>;
  try {
    row = programSchema.validateSync(value, { strict: true });
  } catch (error) {
    return (error as Error).message;
  }
  const found = row.assets.flatMap(({ url }) => url?.match(ADDRESSES) ?? []);
  return {
    slug: row.slug.toLowerCase(),
    topRewardUsd: row.maxBounty ?? null,
    endedOn: row.endDate?.slice(0, 10) ?? null,
    isClosed: row.inviteOnly === true || (row.rewardsPool ?? 0) > 0,
    addresses: new Set(
      found.filter((one) => EVM_ADDRESS.test(one)).map((one) => one.toLowerCase()),
    ),
  };
}
