import { METHODOLOGY_PATH } from '@/contracts/paths';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';

interface Resource {
  name: string;
  /** None for a document without a page on the site. */
  href?: string;
  what: string;
}

interface ResourceGroup {
  title: string;
  what: string;
  resources: Resource[];
}

const GUIDE = 'how-to-run-this-site';

export const RESOURCE_GROUPS: readonly ResourceGroup[] = [
  {
    title: 'Reading a rating',
    what: 'Readers',
    resources: [
      {
        name: 'Methodology',
        href: routes.methodology,
        what: 'Every signal, weight and gate, generated from the code that calculates scores.',
      },
      {
        name: 'Leaderboard',
        href: `${routes.home}#leaderboard`,
        what: 'All projects, ranked. Each page says what is unknown.',
      },
      {
        name: 'What a rating is not',
        href: `${routes.disclaimer}#advice`,
        what: 'Not investment advice, not an audit, not a promise of safety.',
      },
    ],
  },
  {
    title: 'For projects',
    what: 'Project teams',
    resources: [
      {
        name: 'Correct an entry',
        href: `${routes.about}#corrections`,
        what: 'Who to contact, and what to send.',
      },
      {
        name: 'The project file',
        what: 'docs/project-file.md in the software’s repository: every field of an entry. One JSON object is one project.',
      },
    ],
  },
  {
    title: 'For programs',
    what: 'Developers',
    resources: [
      {
        name: 'The API',
        href: routes.developers,
        what: 'Every rating, audit and incident as JSON or CSV, without a key. Examples, limits, errors.',
      },
      {
        name: 'OpenAPI document',
        href: rareRoutes.openApi,
        what: 'Every public API call with its input, output and limits.',
      },
      {
        name: 'The method as data',
        href: METHODOLOGY_PATH,
        what: 'The rules as JSON. With a rating’s facts they give the same score.',
      },
      { name: 'Feed of changes', href: routes.changes, what: 'Letters, incidents, audits. Atom.' },
      { name: 'Feed of articles', href: routes.feed, what: 'RSS 2.0.' },
    ],
  },
  {
    title: 'For operators',
    what: 'Operators',
    resources: [
      {
        name: 'How to run this site',
        href: routes.article(GUIDE),
        what: 'From the first start to backups and monitoring.',
      },
      {
        name: 'Runbook',
        what: 'docs/runbook.md in the software’s repository: start and stop, a public site, data, accounts and mail.',
      },
      {
        name: 'Importing',
        what: 'docs/import.md: project files, token lists, audits and incidents, with a dry run.',
      },
    ],
  },
];
