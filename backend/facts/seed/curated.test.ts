import { normalizeCaip } from '../../../contracts/ids';
import { isPassingHost } from '../../../testing/isPassingHost';
import { checkRecord } from '../import/projects/check';
import type { ProjectRecord } from '../import/projects/record';
import { logoFile } from './logos';
import { curatedFiles, readCurated, readSet } from './set';

/** Sites that publish ratings: their statements are judgments, not facts. */
const RATING_SITES = [
  'certik.com',
  'skynet.certik.com',
  'de.fi',
  'defisafety.com',
  'cer.live',
  'tokensniffer.com',
  'gopluslabs.io',
  'cyberscope.io',
  'hacken.io/audits',
  'defiyield.app',
  'exponential.fi',
  'xangle.io',
  'tokeninsight.com',
  'bluechip.org',
  'credora.io',
  'blockaid.io',
  'staysafu.org',
  'isrug.app',
];

/**
 * Firm names that aren't common words; no record may quote them, but for the author and address of
 * an audit report, which is a source.
 */
const RATING_FIRMS = /certik|defisafety|tokensniffer|cyberscope|defiyield|tokeninsight|credora/i;

/** Files with every public report, checked against the project's and auditors' lists. */
const ENTERED_WHOLE: string[] = [];

const { asOf, readOn } = readSet();
const files = curatedFiles();
const records = files.map((file) => ({ file, value: readCurated(file) }));
const valid = records.flatMap(({ file, value }) => {
  const checked = checkRecord(value);
  return 'record' in checked ? [{ file, record: checked.record }] : [];
});

const isOn = (url: string, site: string): boolean => {
  const { hostname, pathname } = new URL(url);
  const [host = '', path = ''] = [site.split('/')[0], site.split('/').slice(1).join('/')];
  return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(`/${path}`);
};
const repeated = (values: string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

function collect(value: unknown, keys: RegExp, key = ''): string[] {
  if (typeof value === 'string') return keys.test(key) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    collect(item, keys, Array.isArray(value) ? key : name),
  );
}
/** Without the contracts' `sources`, which name a source by the field that comes from it. */
const withoutFieldSources = (record: ProjectRecord) => ({
  ...record,
  contracts: record.contracts?.map((contract) => ({ ...contract, sources: undefined })),
});
const listUrls = (record: ProjectRecord): string[] => [
  ...collect(record, /url$/i),
  ...(Object.values(record.links ?? {}) as string[]),
  ...(record.incidents ?? []).flatMap((incident) => incident.links ?? []),
];

const bracketed = (title: string): string[] =>
  [...title.matchAll(/\(([^)]*)\)/g)].map(([, words = '']) => words);

/** The words name the month of a day, and no day in it. */
function isMonth(words: string, day: string): boolean {
  const name = new Date(day).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const [before, after] = words.split(`${name} ${day.slice(0, 4)}`);
  return after !== undefined && !/\d $/.test(before ?? '');
}

describe('the curated set', () => {
  it('has at least sixty projects', () => expect(files.length).toBeGreaterThanOrEqual(60));

  it.each(records)('$file is in order', ({ value }) =>
    expect(checkRecord(value)).toHaveProperty('record'),
  );

  it.each(valid)('$file is named after its id', ({ file, record }) =>
    expect(file).toBe(`${record.id}.json`),
  );

  it.each(valid)('$file knows no day after that of the set', ({ record }) => {
    const days = collect(
      withoutFieldSources(record),
      /(?<!checked)On$|Since$|^codeChanges$|^through$/,
    );
    expect(days.filter((day) => day > asOf)).toEqual([]);
    const read = collect(record, /^checkedOn$/);
    expect(read.filter((day) => day > readOn)).toEqual([]);
  });

  it.each(valid)('$file gives a month where only the month of a report is known', ({ record }) => {
    const invented = (record.audits ?? []).filter(({ publishedOn, title }) => {
      if (!publishedOn.endsWith('-01') || publishedOn.length === 'YYYY-MM'.length) return false;
      return title !== undefined && bracketed(title).some((words) => isMonth(words, publishedOn));
    });
    expect(invented.map(({ auditor, title }) => `${auditor}: ${title}`)).toEqual([]);
  });

  it.each(valid)(
    '$file links to http(s) only, and never to a rating site, nor names one',
    ({ record }) => {
      const urls = listUrls(record);
      expect(urls.filter((url) => !/^https?:$/.test(new URL(url).protocol))).toEqual([]);
      expect(urls.filter((url) => RATING_SITES.some((site) => isOn(url, site)))).toEqual([]);
      const audits = record.audits?.map(({ scope, findings }) => ({ scope, findings }));
      const sources = Object.values(record.sources ?? {}).map(({ locator }) => locator);
      expect(JSON.stringify({ ...record, audits, sources })).not.toMatch(RATING_FIRMS);
    },
  );

  it.each(valid)('$file links to no host that is only passing', ({ record }) => {
    expect(listUrls(record).filter(isPassingHost)).toEqual([]);
  });

  // Calling a review complete turns every contract without a recorded report into “has no audit”.
  it.each(valid)(
    '$file calls its audits complete only where somebody counted them',
    ({ file, record }) => {
      const complete = (record.observations ?? []).some(
        ({ key, value }) => key === 'audit-review' && (value as { complete: boolean }).complete,
      );
      expect(complete).toBe(ENTERED_WHOLE.includes(file));
    },
  );

  it.each(valid)('$file uses every source that it names', ({ record }) => {
    const ofFields = (record.contracts ?? []).flatMap(({ sources }) =>
      Object.values(sources ?? {}),
    );
    const used = new Set([...collect(record, /^source$/), ...ofFields]);
    expect(Object.keys(record.sources ?? {}).filter((key) => !used.has(key))).toEqual([]);
  });

  it('names logos that exist', () => {
    expect(
      valid
        .flatMap(({ record }) => record.logo ?? [])
        .filter((logo) => logoFile(logo) === undefined),
    ).toEqual([]);
  });

  it('names each id, token and contract once', () => {
    expect(
      repeated(valid.flatMap(({ record }) => [record.id, ...(record.formerIds ?? [])])),
    ).toEqual([]);
    expect(
      repeated(
        valid.flatMap(({ record }) =>
          (record.tokens ?? []).map((token) => normalizeCaip(token.id)),
        ),
      ),
    ).toEqual([]);
    expect(
      repeated(
        valid.flatMap(({ record }) =>
          (record.contracts ?? []).map((contract) => normalizeCaip(contract.id)),
        ),
      ),
    ).toEqual([]);
  });

  it('is no sample data', () => expect(valid.filter(({ record }) => record.sample)).toEqual([]));
});
