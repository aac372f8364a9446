import { parseInput } from '../endpoint';
import { fieldErrors } from '../errors';
import { createReport, lastDay, readPrefill, REPORT_MESSAGES, reportFormSchema } from './reports';
import { readReport } from './reportState';
import { readReference } from './reportWords';
import type * as yup from 'yup';

const FORM = {
  kind: 'incident',
  project: 'aave',
  projectName: 'Aave',
  about: 'Oracle',
  occurredOn: '2026-11-20',
  what: 'The oracle reported a wrong price for an hour.',
  links: 'https://example.com/post-mortem',
  email: '',
};

function errors(change: object): Record<string, string> {
  try {
    reportFormSchema.validateSync({ ...FORM, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries(
      fieldErrors(error as yup.ValidationError).map(({ path, message }) => [path, message]),
    );
  }
}

describe('a report', () => {
  it.each([
    ['an incident of a listed project', {}],
    ['an incident of another project', { project: '', projectName: 'New Vault' }],
    ['a wrong fact, without a day', { kind: 'wrong-fact', occurredOn: '' }],
    ['a missing project', { kind: 'missing-project', project: '', projectName: 'X', about: '' }],
    ['with a contact', { email: 'ada@engine.example' }],
    ['with ten links', { links: Array(10).fill('https://example.com/a').join('\n') }],
    ['on the first possible day', { occurredOn: '2009-01-01' }],
  ])('is valid: %s', (_, change) => expect(errors(change)).toEqual({}));

  it.each([
    ['kind', '', REPORT_MESSAGES.kind],
    ['kind', 'gossip', REPORT_MESSAGES.kind],
    ['project', 'Not An Id', REPORT_MESSAGES.chosen],
    ['project', '../admin', REPORT_MESSAGES.chosen],
    ['projectName', 'x'.repeat(121), 'Please use at most 120 characters'],
    ['projectName', 'A\r\nBcc: eve@example.com', 'Please leave out characters that cannot be seen'],
    ['about', 'x'.repeat(161), 'Please use at most 160 characters'],
    ['about', 'a\u202egnp', 'Please leave out characters that cannot be seen'],
    ['occurredOn', '', REPORT_MESSAGES.occurredOn],
    ['occurredOn', '2026-02-30', REPORT_MESSAGES.day],
    ['occurredOn', '20 Nov 2026', REPORT_MESSAGES.day],
    ['occurredOn', '2008-12-31', REPORT_MESSAGES.day],
    ['what', '', REPORT_MESSAGES.what],
    ['what', 'It broke.', REPORT_MESSAGES.short],
    ['what', 'x'.repeat(4_001), 'Please use at most 4000 characters'],
    ['what', `${'x'.repeat(20)}\u0007`, 'Please leave out characters that cannot be seen'],
    ['links', '', REPORT_MESSAGES.links],
    ['links', '\n \n', REPORT_MESSAGES.links],
    ['links', Array(11).fill('https://example.com').join('\n'), REPORT_MESSAGES.tooManyLinks],
    ['links', 'https://example.com\njavascript:alert(1)', REPORT_MESSAGES.link(2)],
    ['links', 'data:text/html,x', REPORT_MESSAGES.link(1)],
    ['links', 'ftp://example.com', REPORT_MESSAGES.link(1)],
    ['links', 'https://user:pass@example.com', REPORT_MESSAGES.link(1)],
    ['links', 'https://localhost/admin', REPORT_MESSAGES.link(1)],
    ['links', `https://example.com/${'x'.repeat(500)}`, REPORT_MESSAGES.link(1)],
    ['email', 'ada', 'Invalid email.'],
    ['email', 'a@b.example, c@d.example', 'Invalid email.'],
  ])('is refused for its %s: %j', (field, value, message) =>
    expect(errors({ [field]: value })).toEqual({ [field]: message }),
  );

  it.each([
    ['incident', REPORT_MESSAGES.project],
    ['missing-project', REPORT_MESSAGES.project],
    ['wrong-fact', REPORT_MESSAGES.chosen],
  ])('(%s) needs a project', (kind, message) =>
    expect(errors({ kind, project: '', projectName: '' })).toEqual({ projectName: message }),
  );

  it('of a wrong fact needs a listed project, whatever its name', () =>
    expect(errors({ kind: 'wrong-fact', project: '', projectName: 'New Vault' })).toEqual({
      projectName: REPORT_MESSAGES.chosen,
    }));

  it('is trimmed; links become a list, with the scheme they lack', () =>
    expect(
      reportFormSchema.cast({
        ...FORM,
        what: ' One.\r\nTwo. ',
        links: ' example.com/a \n\nhttp://b.example',
      }),
    ).toMatchObject({
      what: 'One.\nTwo.',
      links: ['https://example.com/a', 'http://b.example'],
    }));

  it('of a missing project has neither an id nor a day', () =>
    expect(reportFormSchema.cast({ ...FORM, kind: 'missing-project' })).toMatchObject({
      project: '',
      occurredOn: '',
    }));

  it('comes with a key for the resend, also as a list of links', () => {
    const id = '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11';
    const body = { ...FORM, links: ['https://example.com'], id };
    expect(parseInput(createReport, { body }).body).toMatchObject({ id, subject: '' });
    expect(() => parseInput(createReport, { body: { ...body, id: 'one' } })).toThrow();
    expect(() => parseInput(createReport, { body: { ...body, links: [{ a: 1 }] } })).toThrow();
    expect(() => parseInput(createReport, { body: { ...body, links: { a: 1 } } })).toThrow();
  });
});

it('the last possible day is today where it begins first', () => {
  expect(lastDay(new Date('2026-11-23T09:59:00Z'))).toBe('2026-11-23');
  expect(lastDay(new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-24');
});

describe('the address of the form', () => {
  it.each([
    [{}, {}],
    [
      { kind: 'wrong-fact', project: 'aave', about: 'Audit coverage', name: 'X' },
      { kind: 'wrong-fact', project: 'aave', about: 'Audit coverage', name: 'X' },
    ],
    [{ kind: 'gossip', project: '../x', about: 'x'.repeat(161), name: ['a'] }, {}],
    [{ about: 'a\u0000b', email: 'ada@engine.example', what: 'Words' }, {}],
  ])('%j fills in %j', (query, wanted) => expect(readPrefill(query)).toEqual(wanted));
});

describe('a reference', () => {
  it.each([
    ['PL-7K3F-9QXM', 'PL-7K3F-9QXM'],
    [' pl7k3f 9qxm', 'PL-7K3F-9QXM'],
    ['pl-7koi-9lxm', 'PL-7K01-91XM'],
    ['PL-7K3F-9QX', undefined],
    ['PL-7K3F-9QXU', undefined],
    ['PX-7K3F-9QXM', undefined],
    ['', undefined],
  ])('%j is read as %j', (given, wanted) => expect(readReference(given)).toBe(wanted));

  it('is read the same way from an address', () =>
    expect(parseInput(readReport, { params: { reference: 'pl7k3f9qxm' } }).params).toEqual({
      reference: 'PL-7K3F-9QXM',
    }));
});
