import { Link } from '@/components/ui';
import { useRouter } from 'next/router';
import { Notice } from '@/components/errors';
import { MESSAGES } from '@/lib/errors/catalogue';
import { routes } from '@/lib/routes';
import { pageError } from './pageErrors';
import { screenCopy as copy } from './screenCopy';

/** next-auth's error page. */
export function AuthErrorScreen() {
  const { query } = useRouter();
  return (
    <Notice title={copy.error.title} lead={pageError(query.error) ?? MESSAGES.unknown}>
      <Link href={routes.login}>{copy.again}</Link>
      <Link href={routes.home}>{copy.home}</Link>
    </Notice>
  );
}
