import { webEnv } from '../env';

/** The cookie carries it. */
const PICTURE_MAX = 500;

/**
 * `user.image` (§3): only from the host that the operator allows, as in the content security
 * policy.
 * @param picture the provider's claim, of any type
 */
export function allowedPicture(picture: unknown): string | undefined {
  const { pictureOrigin } = webEnv();
  if (
    pictureOrigin === undefined ||
    typeof picture !== 'string' ||
    picture.length > PICTURE_MAX ||
    !URL.canParse(picture)
  )
    return undefined;
  return new URL(picture).origin === pictureOrigin ? picture : undefined;
}
