import { Sheet } from '@/components/ui/page';
import { fillPath, EXPORT_PATH } from '@/contracts/paths';
import { routes } from '@/lib/routes';
import { copy, FORMATS } from './copy';
import { Files } from './Developers.styles';
import { Part } from './Part';

export function ExportsPart({ siteUrl }: { siteUrl: string }) {
  return (
    <Part id="exports">
      <p>{copy.exports.lead}</p>
      <Sheet>
        <Files>
          {copy.exports.tables.flatMap(([table, what]) => [
            <dt key={table}>
              {FORMATS.map((format) => (
                <a key={format} href={fillPath(EXPORT_PATH, { file: `${table}.${format}` })}>
                  {table}.{format}
                </a>
              ))}
            </dt>,
            <dd key={`${table} what`}>{what}</dd>,
          ])}
        </Files>
      </Sheet>
      <p>{copy.exports.formats}</p>
      <p>{copy.exports.since}</p>
      <pre>{copy.exports.sinceCall(siteUrl)}</pre>
      <p>{copy.exports.cut}</p>
      <p>
        {copy.exports.feed} <a href={routes.changes}>{copy.exports.feedName}</a>
      </p>
    </Part>
  );
}
