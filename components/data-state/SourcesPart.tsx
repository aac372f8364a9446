import { ReadPart } from '@/components/ui/page';
import type { DataState } from '@/contracts/open-data/dataState';
import { day } from '@/lib/format/dates';
import { count } from '@/lib/format/numbers';
import { copy } from './copy';
import { Rows } from './DataState.styles';

const words = copy.sources;

export function SourcesPart({ sources }: Pick<DataState, 'sources'>) {
  return (
    <ReadPart id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{words.title}</h2>
      <p>{sources.length === 0 ? words.none : words.lead}</p>
      {sources.length > 0 && (
        <Rows aria-labelledby="sources-title">
          <thead>
            <tr>
              <th scope="col">{words.source}</th>
              <th scope="col">{words.last}</th>
              <th scope="col">{words.looks}</th>
              <th scope="col">{words.facts}</th>
              <th scope="col">{words.soon}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ name, title, targets, failing, failures, lastOkAt, ...rest }) => (
              <tr key={name}>
                <th scope="row">{title}</th>
                <td>{lastOkAt === null ? words.never : day(lastOkAt)}</td>
                <td>{failing > 0 ? words.failing(failing, targets, failures) : count(targets)}</td>
                <td>{count(rest.facts)}</td>
                <td>{words.signals(rest.endsSoon)}</td>
              </tr>
            ))}
          </tbody>
        </Rows>
      )}
    </ReadPart>
  );
}
