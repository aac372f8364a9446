import { screen, within } from '@testing-library/react';
import { openapiDocument } from '@/backend/site/openapi/document';
import { ENDPOINTS } from '@/contracts/endpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { ERROR_STATUS } from '@/contracts/errors';
import { EXPORT_FILES } from '@/contracts/open-data/openData';
import { describeApi, type ApiDocument } from '@/server/pages/describeApi';
import { renderPage } from '@/testing/render';
import { DevelopersScreen } from './DevelopersScreen';
import { SECTIONS } from './sections';

const license = { name: 'Some license', url: 'https://license.example/' };
const guide = describeApi(
  openapiDocument({ license }) as unknown as ApiDocument,
  ENDPOINTS as readonly Endpoint[],
  ['AuditRow'],
);
const show = () =>
  renderPage(<DevelopersScreen guide={guide} siteUrl="https://plumbline.example" />);

describe('/developers', () => {
  it('leads to each of its parts', () => {
    const { container } = show();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const { id, label } of SECTIONS) {
      expect(within(contents).getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      expect(container.querySelector(`section#${id}`)).not.toBeNull();
    }
  });

  it('has a row for each error code, where the type of a problem leads', () => {
    const { container } = show();
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      const row = container.querySelector(`tr[id="${code}"]`);
      expect(row).toHaveTextContent(String(status));
      expect(row!.lastElementChild!.textContent).not.toBe('');
    }
  });

  it('links every file to download', () => {
    show();
    for (const file of EXPORT_FILES)
      expect(screen.getByRole('link', { name: file })).toHaveAttribute(
        'href',
        `/api/export/${file}`,
      );
  });

  it('names the license of the operator', () => {
    show();
    expect(screen.getByRole('link', { name: /Some license/ })).toHaveAttribute('href', license.url);
  });

  it('has an anchor for every link within the page', () => {
    const { container } = show();
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(50);
    for (const link of links)
      expect(
        container.querySelector(`[id="${link.getAttribute('href')!.slice(1)}"]`),
      ).not.toBeNull();
  });

  it('asks this site in its examples', () => {
    const { container } = show();
    const commands = [...container.querySelectorAll('pre')]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.startsWith('curl'));
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(command).toContain("'https://plumbline.example/api/");
  });
});
