import { Link } from '@/components/ui';
import type { PublicMethod1 } from '@/contracts/method1';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Part } from './Part';

export function ChangelogPart({ changelog }: { changelog: PublicMethod1['changelog'] }) {
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
    </Part>
  );
}
