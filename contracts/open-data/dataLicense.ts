import { EnvError, text, url, type Env } from '../env';

/** Of what the site computed: scores, letters, ranks. Facts belong to their sources. */
export interface DataLicense {
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
 * DATA_LICENSE_NAME and DATA_LICENSE_URL: both, or none for CC BY 4.0.
 * @throws EnvError
 */
export function readDataLicense(env: Env): DataLicense {
  const name = text(env, 'DATA_LICENSE_NAME', '');
  const page = url(env, 'DATA_LICENSE_URL', ['https'])?.href;
  if (!name && !page) return CC_BY_4;
  if (!name) throw new EnvError('DATA_LICENSE_NAME', 'must name the license', '');
  if (name.length > NAME_MAX || /\p{Cc}/u.test(name))
    throw new EnvError(
      'DATA_LICENSE_NAME',
      `must be one line of at most ${NAME_MAX} characters`,
      '…',
    );
  if (!page) throw new EnvError('DATA_LICENSE_URL', 'must be the https address of the license', '');
  return { name, url: page };
}
