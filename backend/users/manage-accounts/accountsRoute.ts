import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { BY_MAX } from '../../cli/arguments';
import { CHANGES, LIST_MAX } from './accountsArguments';
import { performAccounts, type AccountsRequest, type ManageNeeds } from './performAccounts';

const ACTIONS = ['list', 'show', ...CHANGES] as const;

const actionSchema = yup.object({
  action: yup.string<(typeof ACTIONS)[number]>().oneOf(ACTIONS).required(),
});
const listSchema = yup.object({
  after: yup.string().max(8_192),
  limit: yup.number().integer().min(1).max(LIST_MAX).required(),
});
const userSchema = yup.object({ user: yup.string().max(254).required() });
const bySchema = yup.object({ by: yup.string().max(BY_MAX).required() });
const hash = () =>
  yup
    .string()
    .matches(/^[0-9a-f]{40}$/)
    .required();
const hashSchema = yup.object({ emailHash: hash(), visitorKey: hash() });

function readRequest(query: unknown): AccountsRequest {
  const { action } = readQuery(actionSchema, query);
  if (action === 'list') {
    const { after, limit } = readQuery(listSchema, query);
    return { action, after, limit };
  }
  const { user } = readQuery(userSchema, query);
  if (action === 'show') return { action, user };
  const { by } = readQuery(bySchema, query);
  return action === 'delete'
    ? { action, user, by, ...readQuery(hashSchema, query) }
    : { action, user, by };
}

async function readText(source: AsyncIterable<Uint8Array | string>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** The body is the new password. */
export const accountsRoute: AdminRoute<ManageNeeds> = {
  upload: 'small',
  prepare(query) {
    const request = readRequest(query);
    return async (needs, { open }) => performAccounts(needs, request, await readText(open()));
  },
};
