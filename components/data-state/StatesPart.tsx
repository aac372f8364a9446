import { ReadPart } from '@/components/ui/page';
import type { DataState } from '@/contracts/open-data/dataState';
import { EXPORT_PATH, fillPath } from '@/contracts/paths';
import { count } from '@/lib/format/numbers';
import { copy } from './copy';
import { Rows } from './DataState.styles';

const words = copy.states;

export function StatesPart({
  data: { states, listed, value, whyNotRated },
}: {
  data: Pick<DataState, 'states' | 'listed' | 'value' | 'whyNotRated'>;
}) {
  return (
    <ReadPart id="states" aria-labelledby="states-title">
      <h2 id="states-title">{words.title}</h2>
      {value && <p>{words.value(value)}</p>}
      <Rows aria-labelledby="states-title">
        <tbody>
          {states.map(({ state, count: projects }) => (
            <tr key={state}>
              <th scope="row">{words.names[state]}</th>
              <td>{count(projects)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.listed}</th>
            <td>{count(listed)}</td>
          </tr>
        </tbody>
      </Rows>
      <h3 id="why-title">{words.why}</h3>
      {whyNotRated.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>
            {words.whyLead}{' '}
            <a href={fillPath(EXPORT_PATH, { file: 'ratings.csv' })}>{words.each}</a>
          </p>
          <Rows aria-labelledby="why-title">
            <tbody>
              {whyNotRated.map(({ id, name, count: projects }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{count(projects)}</td>
                </tr>
              ))}
            </tbody>
          </Rows>
        </>
      )}
    </ReadPart>
  );
}
