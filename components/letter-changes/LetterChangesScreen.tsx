import { Link } from '@/components/ui';
import { LongRead, ReadPart } from '@/components/ui/page';
import type { LetterChanges } from '@/contracts/ratings/letterChanges';
import { LETTER_CHANGES_PATH } from '@/contracts/paths';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { LettersPart } from './LettersPart';

export interface LetterChangesScreenProps {
  data: LetterChanges;
  /** Newest first. */
  versions: readonly { version: string; date: string; text: string }[];
}

/** What each version of the method changed, and whose letter. */
export function LetterChangesScreen({ data, versions }: LetterChangesScreenProps) {
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="version">
          <a href={LETTER_CHANGES_PATH}>{copy.openData}</a>
        </p>
      </div>
      <ReadPart id="versions" aria-labelledby="versions-title">
        <h2 id="versions-title">{copy.versions}</h2>
        <ul className="text">
          {versions.map(({ version, date, text }) => (
            <li key={version}>
              <Link href={`${routes.methodology}/${encodeURIComponent(version)}`}>{version}</Link>,{' '}
              {day(date)}: {text}
            </li>
          ))}
        </ul>
      </ReadPart>
      <LettersPart data={data} />
    </LongRead>
  );
}
