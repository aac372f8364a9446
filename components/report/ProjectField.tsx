import { useId } from 'react';
import { Hidden, ProjectLogo } from '@/components/ui';
import { FieldFrame, textProps } from '@/components/ui/forms';
import { tellApart } from '@/lib/format/tellApart';
import { copy } from './copy';
import { Combobox } from './ProjectField.styles';
import { useProjectField, type ProjectList } from './useProjectField';
import type { ReportFlow } from './useReportForm';

function hint({ project, projectName, kind }: ReportFlow['values'], none: boolean): string {
  if (project !== '') return copy.listed(project);
  if (none && kind === 'wrong-fact') return copy.none;
  return projectName.trim() !== '' && kind === 'incident' ? copy.notListed : copy.searchHint;
}

interface OptionsProps {
  id: string;
  list: ProjectList;
  optionId: (at: number) => string;
}

const Options = ({ id, list, optionId }: OptionsProps) => {
  const apart = tellApart(list.results);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={copy.results} hidden={!list.open}>
      {list.results.map((result, at) => (
        <div
          key={result.id}
          id={optionId(at)}
          role="option"
          aria-selected={at === list.active}
          tabIndex={-1}
          onMouseMove={() => list.point(at)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.choose(result)}
          onKeyDown={() => undefined}
        >
          <ProjectLogo id={result.id} logo={result.logo} name={result.name} />
          <span>{result.name}</span>
          <small>{result.tokenTickers[0]}</small>
          {apart.has(result.id) && <small className="apart">{apart.get(result.id)}</small>}
        </div>
      ))}
    </div>
  );
};

/** Finds a listed project. The pointer keeps the focus in the field. */
export function ProjectField({ flow }: { flow: ReportFlow }) {
  const id = useId();
  const list = useProjectField(flow);
  const bound = flow.bind('projectName');
  const props = {
    ...bound,
    autoComplete: 'off',
    required: true,
    hint: hint(flow.values, list.none),
    label: copy.project,
  };
  const control = textProps(props, id);
  const optionId = (at: number) => `${id}-option-${at}`;
  return (
    <FieldFrame id={id} label={copy.project} error={bound.error} hint={props.hint}>
      <Combobox>
        <input
          {...control}
          type="text"
          role="combobox"
          autoCapitalize="words"
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.active >= 0 ? optionId(list.active) : undefined}
          onChange={(event) => list.type(event.target.value)}
          onKeyDown={list.onKeyDown}
          onBlur={(event) => {
            list.close();
            control.onBlur(event);
          }}
        />
        <Options id={id} list={list} optionId={optionId} />
        <Hidden role="status">
          {list.open ? copy.found(list.total) : list.none ? copy.none : ''}
        </Hidden>
      </Combobox>
    </FieldFrame>
  );
}
