import { METHODOLOGY_PATH } from '@/contracts/paths';
import { routes } from '@/lib/routes';

interface Resource {
  name: string;
  /** None: a document that comes with the software and stands on no page. */
  href?: string;
  what: string;
}

interface ResourceGroup {
  title: string;
  what: string;
  resources: Resource[];
}

const GUIDE = 'how-to-run-this-site';

/** What there is to learn from beside the articles, by who wants it. */
export const RESOURCE_GROUPS: readonly ResourceGroup[] = [
  {
    title: 'Reading a rating',
    what: 'For whoever looks a project up.',
    resources: [
      {
        name: 'Methodology',
        href: routes.methodology,
        what: 'Every signal, weight and gate, rendered from the rules that compute.',
      },
      {
        name: 'Leaderboard',
        href: `${routes.home}#leaderboard`,
        what: 'All projects on file, ranked; each page says what is unknown.',
      },
      {
        name: 'What a rating is not',
        href: `${routes.disclaimer}#advice`,
        what: 'No investment advice, no audit and no promise of safety.',
      },
    ],
  },
  {
    title: 'For projects',
    what: 'For teams that find themselves here.',
    resources: [
      {
        name: 'Correct an entry',
        href: `${routes.about}#corrections`,
        what: 'Who to tell, and what makes a correction quick.',
      },
      {
        name: 'The project file',
        what: 'docs/project-file.md in the software’s repository: every field of an entry, and what it means. One JSON object is one project.',
      },
    ],
  },
  {
    title: 'For programs',
    what: 'The same figures as the pages, as JSON.',
    resources: [
      {
        name: 'OpenAPI document',
        href: routes.openApi,
        what: 'Every public call with its input, output and limits.',
      },
      {
        name: 'The method as data',
        href: METHODOLOGY_PATH,
        what: 'The rules themselves. With the facts of a rating they give the same score again.',
      },
      { name: 'Feed of articles', href: routes.feed, what: 'RSS 2.0.' },
    ],
  },
  {
    title: 'For operators',
    what: 'For whoever runs the software, here or elsewhere.',
    resources: [
      {
        name: 'How to run this site',
        href: routes.article(GUIDE),
        what: 'From the first start to backups and watching it.',
      },
      {
        name: 'Runbook',
        what: 'docs/runbook.md in the software’s repository: start and stop, a public site, data, accounts, mail, and every line that the software says.',
      },
      {
        name: 'Importing',
        what: 'docs/import.md: project files, token lists, audits and incidents, with a dry run.',
      },
    ],
  },
];
