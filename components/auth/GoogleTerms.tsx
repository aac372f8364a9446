import { routes } from '@/lib/routes';
import { copy } from './copy';
import { TermsLink } from './TermsLink';

const { before, terms, between, privacy, after } = copy.googleTerms;

/** What is agreed to by the button: it makes an account for whoever has none, also from the log-in, and there is no box to tick. */
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
