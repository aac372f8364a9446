import { webEnv } from '../env';

/** Longer than any address of a picture that a provider gives; the cookie carries it. */
const PICTURE_MAX = 500;

/**
 * A picture of somebody that the identity provider names, as `user.image` (specification §3): taken from the one host that the operator
 * allows, which the content security policy names too, and from no other.
 * @param picture the provider's claim or attribute `picture`, whatever it is
 */
export function pictureOf(picture: unknown): string | undefined {
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
