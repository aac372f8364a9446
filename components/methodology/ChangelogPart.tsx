import { Link } from '@/components/ui';
import type { PublicMethod } from '@/contracts/ratings/method';
import { day } from '@/lib/format/dates';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Definitions } from './Definitions';
import { Part } from './Part';

export function ChangelogPart({
  method: { changelog, principles },
}: {
  method: Pick<PublicMethod, 'changelog' | 'principles'>;
}) {
  return (
    <Part id="changelog">
      <p>{copy.changelog.lead}</p>
      <ul className="text">
        {changelog.map(({ version, date, text }) => (
          <li key={version}>
            <Link href={`${routes.methodology}/${encodeURIComponent(version)}`}>{version}</Link>,{' '}
            {day(date)}: {text}
          </li>
        ))}
      </ul>
      <p>
        <Link href={rareRoutes.methodologyChangelog}>{copy.changelog.letters}</Link>
      </p>
      <Definitions
        title={copy.changelog.principles}
        items={principles.map(({ title, text }) => ({ id: title, name: title, text }))}
      />
    </Part>
  );
}
