import { readDataLicense, type DataLicense } from '@/contracts/open-data/dataLicense';
import { EnvError, optional, text, url, type Env } from '@/contracts/env';

export interface Operator {
  /** Fits mid-sentence when no name is configured. */
  name: string;
  named: boolean;
  /** An e-mail or https address. */
  contact: string | undefined;
  /** An https address. */
  careers: string | undefined;
  dataLicense: DataLicense;
}

const UNNAMED_OPERATOR = 'the operator of this site';
const NAME_MAX = 120;
/** Safe in a mailto link without escaping. */
const MAIL_ADDRESS = /^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** @throws EnvError for other than an e-mail or https address */
function readContact(env: Env, variable: string): string | undefined {
  const contact = optional(env, variable);
  const isPage =
    contact !== undefined && URL.canParse(contact) && new URL(contact).protocol === 'https:';
  if (contact !== undefined && !isPage && !MAIL_ADDRESS.test(contact))
    throw new EnvError(variable, 'must be an e-mail address or an https address', contact);
  return contact;
}

/** @throws EnvError naming the variable */
export function readOperator(env: Env): Operator {
  const name = text(env, 'OPERATOR_NAME', UNNAMED_OPERATOR);
  if (name.length > NAME_MAX || /\p{Cc}/u.test(name))
    throw new EnvError('OPERATOR_NAME', `must be one line of at most ${NAME_MAX} characters`, '…');
  return {
    name,
    named: name !== UNNAMED_OPERATOR,
    contact: readContact(env, 'OPERATOR_CONTACT'),
    careers: url(env, 'CAREERS_URL', ['https'])?.href,
    dataLicense: readDataLicense(env),
  };
}

/**
 * Falls back to the operator's contact.
 * @throws EnvError naming the variable
 */
export function readSecurityContact(env: Env): string | undefined {
  const contact = readContact(env, 'SECURITY_CONTACT') ?? readContact(env, 'OPERATOR_CONTACT');
  return contact && MAIL_ADDRESS.test(contact) ? `mailto:${contact}` : contact;
}
