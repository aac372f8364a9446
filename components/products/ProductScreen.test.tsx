import { act, renderHook, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PRODUCTS } from '@/lib/navigation';
import { closeQuote, useQuoteDialog } from '@/lib/quote/quoteStore';
import {
  makeAuditExample,
  makeFundsExample,
  makeMonitorExample,
  makeWebsiteExample,
} from '@/testing/builders/products';
import { renderPage } from '@/testing/render';
import {
  PRODUCT_TEXTS,
  ProductScreen,
  SERVICES,
  type Example,
  type ProductScreenProps,
  type Service,
} from '.';

const operator = { name: 'the operator of this site', contact: null };
const NONE: Example = { kind: 'none', why: 'backend-down' };
const makeProps = (
  service: Service,
  example: Example = NONE,
  given: Partial<ProductScreenProps> = {},
): ProductScreenProps => ({ text: PRODUCT_TEXTS[service], example, operator, ...given });
const show = (service: Service, example: Example = NONE, given: Partial<ProductScreenProps> = {}) =>
  renderPage(<ProductScreen {...makeProps(service, example, given)} />);
const section = (name: string | RegExp) => screen.getByRole('region', { name });

afterEach(() => act(() => closeQuote()));

describe.each(SERVICES)('the product page %s', (service) => {
  it('is headed as the navigation calls it, and its contents lead to its sections', () => {
    const { container } = show(service);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      PRODUCTS.find(({ href }) => href === `/products/${service}`)!.label,
    );
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    expect(links).toHaveLength(6);
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href')!)).toBeInstanceOf(HTMLElement);
  });

  it('says what it is for, how it goes step by step, what comes of it and what it follows', () => {
    show(service);
    const { purpose, steps, gets, standards } = PRODUCT_TEXTS[service];
    expect(section('What it is for').querySelectorAll('p')).toHaveLength(purpose.length);
    expect(
      within(section('How it works'))
        .getAllByRole('listitem')
        .map((step) => within(step).getByRole('heading', { level: 3 }).textContent),
    ).toEqual(steps.map(({ title }) => title));
    expect(
      within(section('What you get'))
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(gets.map(({ title }) => title));
    const documents = within(section('Standards')).getAllByRole('link');
    expect(documents.map((link) => link.getAttribute('href'))).toEqual(
      standards.map(({ url }) => url),
    );
  });

  it('answers questions', () => {
    show(service);
    const { questions } = PRODUCT_TEXTS[service];
    expect(questions.length).toBeGreaterThan(3);
    for (const { question } of questions)
      expect(
        within(section('Questions and answers')).getByRole('heading', { name: question }),
      ).toBeInTheDocument();
  });

  it('asks for a quote for this service, from the head and from the end', async () => {
    const { user } = show(service);
    const dialog = renderHook(useQuoteDialog).result;
    const buttons = screen.getAllByRole('button', { name: 'Request a quote' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      act(() => closeQuote());
      await user.click(button);
      expect(dialog.current).toEqual({ open: true, service });
    }
  });

  it('stands without its example, and says so', () => {
    show(service);
    expect(section(PRODUCT_TEXTS[service].example.title)).toHaveTextContent(
      'The example could not load.',
    );
  });

  it('names no price, no customer, and nothing that the operator would have to keep', () => {
    const words = JSON.stringify(PRODUCT_TEXTS[service]);
    expect(words).not.toMatch(
      /\b(guarantee|24\/7|within \d+ (hours|days)|our (clients|customers|team|experts)|trusted by|we)\b/i,
    );
  });
});

describe('the quote action', () => {
  const html = (contact: string | null) =>
    renderToString(
      <ProductScreen
        {...makeProps('pentest', NONE, { operator: { name: 'Example Ltd', contact } })}
      />,
    );

  it.each([
    ['a mail address', 'hello@example.com', 'href="mailto:hello@example.com"'],
    ['a page', 'https://example.com/ask', 'href="https://example.com/ask"'],
  ])('names %s where no script runs', (_, contact, href) => {
    expect(/<noscript>.*?<\/noscript>/.exec(html(contact))?.[0]).toContain(href);
  });

  it('says that it needs scripts if there is no address, and shows no dead button', () => {
    expect(/<noscript>.*?<\/noscript>/.exec(html(null))?.[0]).toMatch(/needs JavaScript\.<\/p>/);
    expect(html(null)).toMatch(/<button[^>]*data-needs-scripts/);
  });

  it('says who answers and that nothing is promised', () => {
    show('pentest', NONE, { operator: { name: 'Example Ltd', contact: null } });
    expect(section('Get a quote')).toHaveTextContent(
      'Your request goes to Example Ltd, who answers by e-mail if they take it up.',
    );
  });
});

describe('the examples', () => {
  it('of an audit: the report with its findings by severity and status, its link, date, source and rule', () => {
    show('security-audit', makeAuditExample());
    const example = section(/findings of a published report/);
    const findings = within(example).getByRole('table', { name: 'Findings, Example Audits' });
    expect(
      within(findings)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['SeverityOpenAcknowledgedResolved', 'Major002', 'Minor100']);
    expect(within(example).getByRole('link', { name: /^Report/ })).toHaveAttribute(
      'href',
      'https://example.org/report.pdf',
    );
    expect(within(example).getByRole('link', { name: 'Example' })).toHaveAttribute(
      'href',
      '/projects/example#audits',
    );
    expect(example).toHaveTextContent('1 Mar 2026');
    expect(example).toHaveTextContent('document of 4 May 2026');
    expect(example).toHaveTextContent('among the 12 projects audited last');
  });

  it('of an audit: the month where the day is not known', () => {
    show('security-audit', makeAuditExample({ publishedPrecision: 'month' }));
    const example = section(/findings of a published report/);
    expect(example).toHaveTextContent('Mar 2026');
    expect(example).not.toHaveTextContent('1 Mar 2026');
  });

  it('of an audit: all findings where they are recorded', () => {
    show(
      'security-audit',
      makeAuditExample({
        findings: [{ title: 'Ether is not refunded', severity: 'minor', status: 'acknowledged' }],
      }),
    );
    expect(
      screen.getByRole('row', { name: 'Ether is not refunded Minor Acknowledged' }),
    ).toBeInTheDocument();
  });

  it('of monitoring: each signal with value, source, time, age and when it runs out, what is unknown, and the alerts', () => {
    show('skynet', makeMonitorExample());
    const table = screen.getByRole('table', { name: 'Signals of Example' });
    const row = within(table).getByRole('row', { name: /Audit coverage/ });
    for (const words of [
      '5 of 6 contracts have an audit.',
      'List of audits',
      'and 2 more sources',
      '18 Nov 2026',
      '3 days before',
      '16 Feb 2027',
    ])
      expect(row).toHaveTextContent(words);
    expect(table).toHaveTextContent('Unknown: Audit freshness.');
    expect(screen.getByText('From AA 81 to A 79, 20 Nov 2026')).toBeInTheDocument();
    expect(section(/monitor of a real project/)).toHaveTextContent(
      'what was read from a chain names its block',
    );
  });

  it('of monitoring: says that there is no alert', () => {
    show('skynet', makeMonitorExample({ alerts: [] }));
    expect(screen.getByText('No alerts.')).toBeInTheDocument();
  });

  it('of tracing: a labelled drawing, and every hop in a table with its sources', () => {
    show('skytrace', makeFundsExample());
    const example = makeFundsExample();
    const drawing = screen.getByRole('img', {
      name: /^Where the funds from the Ronin bridge went/,
    });
    expect(drawing.querySelector('desc')).toHaveTextContent(
      'more than 455 million dollars went through Tornado Cash',
    );
    const rows = within(screen.getByRole('table', { name: 'This flow as a table' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(example.flow.hops.length);
    rows.forEach((row, index) => {
      expect(row).toHaveTextContent(example.flow.hops[index]!.amount);
      expect(
        within(row)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(example.flow.hops[index]!.sources.map(({ url }) => url));
    });
    expect(section(/flow of funds as published/)).toHaveTextContent(
      'This flow comes from published reports; this site does not trace funds.',
    );
    expect(screen.getByRole('link', { name: 'Ronin, Stolen validator keys' })).toHaveAttribute(
      'href',
      '/projects/ronin#incidents',
    );
    expect(
      screen.getByText(/records 66 incidents with total losses of \$4\.2B/),
    ).toBeInTheDocument();
  });

  it('of tracing: stands without the backend', () => {
    show('skytrace', makeFundsExample({ recorded: null, totals: null }));
    expect(screen.getByRole('img', { name: /Ronin bridge/ })).toBeInTheDocument();
    expect(screen.queryByText(/on this site:/)).not.toBeInTheDocument();
  });

  it('of a test: each rule with its verdict, the value word for word, and where it is written', () => {
    show('pentest', makeWebsiteExample());
    expect(screen.getByText('1 of 3 rules met')).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Checked: https://plumbline.example' }))
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['✓ met', "content-security-policyscript-src 'self'"],
      ['✗ not met', 'x-content-type-optionsnot sent'],
      ['✗ not met', 'Breaking ita, b'],
    ]);
    expect(within(rows[1]!).getByRole('link')).toHaveAttribute('href', 'https://owasp.org/');
  });

  it('without data say so', () => {
    show('security-audit', { kind: 'none', why: 'nothing-on-file' });
    expect(section(/findings of a published report/)).toHaveTextContent('No example yet.');
  });
});
