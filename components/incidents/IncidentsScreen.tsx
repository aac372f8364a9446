import { RecordList } from '@/components/record-list';
import { Button, Link } from '@/components/ui';
import { Panel, SourceLine, StackTable } from '@/components/ui/page';
import type { ListedIncident } from '@/contracts/endpoints';
import { formatMoney } from '@/contracts/money';
import { day } from '@/lib/format/dates';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { FilterForm } from './incidents.styles';

/** As it stands in the address; what is left out does not limit. */
export interface IncidentQuery {
  text?: string;
  year?: number;
  chain?: string;
  minLoss?: number;
  sort?: 'loss';
}

export interface Choice {
  value: string;
  label: string;
}

export interface IncidentsScreenProps {
  query: IncidentQuery;
  years: Choice[];
  chains: Choice[];
  rows: (ListedIncident & { chainName: string | null })[];
  page: number;
  pages: number;
  total: number;
}

const LOSSES: Choice[] = [1e5, 1e6, 1e7, 1e8].map((usd) => ({
  value: String(usd),
  label: copy.atLeast(usd),
}));
const SORTS: Choice[] = [{ value: 'loss', label: copy.sorts.loss }];

interface SelectProps {
  name: keyof IncidentQuery;
  label: string;
  any: string;
  choices: readonly Choice[];
  query: IncidentQuery;
}

/** A value that is not among the choices came by a link: it stays one. */
function Select({ name, label, any, choices, query }: SelectProps) {
  const value = String(query[name] ?? '');
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A plain form: works without JavaScript. */
function Filters({
  query,
  years,
  chains,
}: Pick<IncidentsScreenProps, 'query' | 'years' | 'chains'>) {
  return (
    <FilterForm
      key={JSON.stringify(query)}
      action={rareRoutes.incidents()}
      method="get"
      role="search"
      aria-label={copy.filter}
    >
      <label className="find">
        {copy.text}
        <input
          type="search"
          name="text"
          maxLength={100}
          defaultValue={query.text}
          placeholder={copy.textHint}
        />
      </label>
      <Select name="year" label={copy.year} any={copy.anyYear} choices={years} query={query} />
      <Select name="chain" label={copy.chain} any={copy.anyChain} choices={chains} query={query} />
      <Select
        name="minLoss"
        label={copy.minLoss}
        any={copy.anyLoss}
        choices={LOSSES}
        query={query}
      />
      <Select name="sort" label={copy.sort} any={copy.sorts.day} choices={SORTS} query={query} />
      <span className="do">
        <Button type="submit" data-kind="ink">
          {copy.apply}
        </Button>
        <Button as={Link} href={rareRoutes.incidents()}>
          {copy.clear}
        </Button>
      </span>
    </FilterForm>
  );
}

function Row({ incident }: { incident: IncidentsScreenProps['rows'][number] }) {
  const { id, occurredOn, title, technique, chainName, projectId, projectName, victim } = incident;
  const { lossUsd, returnedShare } = incident;
  return (
    <tr>
      <td className="nowrap">{day(occurredOn)}</td>
      <td>
        <strong>
          <Link href={rareRoutes.incident(id)}>{title}</Link>
        </strong>
        <small>{[technique, chainName].filter(Boolean).join(' · ')}</small>
        <SourceLine source={incident.source} />
      </td>
      <td data-label={copy.project}>
        {projectId === null ? (
          <>
            {victim} <small>{copy.notListed}</small>
          </>
        ) : (
          <Link href={routes.project(projectId)}>{projectName}</Link>
        )}
      </td>
      <td className="n" data-label={copy.loss}>
        {lossUsd === null ? <span className="quiet">{copy.notStated}</span> : formatMoney(lossUsd)}
        {returnedShare !== null && <small>{copy.returnedShare(returnedShare)}</small>}
      </td>
    </tr>
  );
}

const COLUMNS = [
  [copy.day, '14%'],
  [copy.incident, '50%'],
  [copy.project, '20%'],
  [copy.loss, '16%', 'n'],
] as const;

/** Incidents of all projects, and of victims that are none. */
export function IncidentsScreen(props: IncidentsScreenProps) {
  const { query, rows, page, pages, total } = props;
  return (
    <RecordList
      title={copy.title}
      lead={copy.lead(
        total,
        Object.keys(query).some((key) => key !== 'sort'),
      )}
      data={{ href: rareRoutes.incidentsCsv, label: copy.csv }}
      page={page}
      pages={pages}
      hrefOf={(number) => rareRoutes.incidents(number > 1 ? { ...query, page: number } : query)}
    >
      <Filters {...props} />
      {rows.length === 0 ? (
        <p role="status">{copy.none}</p>
      ) : (
        <Panel>
          <StackTable columns={COLUMNS}>
            {rows.map((incident) => (
              <Row key={incident.id} incident={incident} />
            ))}
          </StackTable>
        </Panel>
      )}
    </RecordList>
  );
}
