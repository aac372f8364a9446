import { EnvError, text, url, type Env } from './env';

/** Of what the site computed: scores, letters, ranks. Facts belong to their sources. */
export interface DataLicence {
  name: string;
  /** https */
  url: string;
}

const CC_BY_4 = {
  name: 'Creative Commons Attribution 4.0 International',
  url: 'https://creativecommons.org/licenses/by/4.0/',
};
const NAME_MAX = 120;

/**
 * DATA_LICENCE_NAME and DATA_LICENCE_URL: both, or none for CC BY 4.0.
 * @throws EnvError
 */
export function readDataLicence(env: Env): DataLicence {
  const name = text(env, 'DATA_LICENCE_NAME', '');
  const page = url(env, 'DATA_LICENCE_URL', ['https'])?.href;
  if (!name && !page) return CC_BY_4;
  if (!name) throw new EnvError('DATA_LICENCE_NAME', 'must name the licence', '');
  if (name.length > NAME_MAX || /\p{Cc}/u.test(name))
    throw new EnvError(
      'DATA_LICENCE_NAME',
      `must be one line of at most ${NAME_MAX} characters`,
      '…',
    );
  if (!page) throw new EnvError('DATA_LICENCE_URL', 'must be the https address of the licence', '');
  return { name, url: page };
}
