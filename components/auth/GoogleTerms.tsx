import { routes } from '@/lib/routes';
import { copy } from './copy';
import { TermsLink } from './TermsLink';

const { before, terms, between, privacy, after } = copy.googleTerms;

/** Google's button creates an account without a checkbox, even from the login form. */
export function GoogleTerms({ id }: { id?: string }) {
  return (
    <p className="fine" id={id}>
      {before}
      <TermsLink href={routes.terms}>{terms}</TermsLink>
      {between}
      <TermsLink href={routes.privacy}>{privacy}</TermsLink>
      {after}
    </p>
  );
}
