import type { ListedProject } from '../../../contracts/listedProject';
import type {
  HistoryPoint,
  ProjectDetail,
  ProjectRow,
  SearchResult,
  SixLinesScores,
} from '../../../contracts/projects';
import type { RenamedDanger } from '../../../contracts/renamedDanger';
import type { Votes } from '../../../contracts/votes';
import type { LinkKind } from '../../../contracts/vocabulary';
import type { Words } from './words';

const id = 'Our id of the project: lower-case letters, digits and hyphens.';
const name = 'The project’s name.';
const logo =
  'Its logo: a path below /logos/ of this site, such as metamask/uni.svg, or an address elsewhere; null: none.';
const tokenTickers = 'Tickers of its tokens.';
const rank = 'Place among the ranked projects, from 1; null: not ranked.';
const letter = 'Letter of the rating, AAA to C; null: not rated.';
const state = 'State of the rating: rated, not-rated, suspended, compromised or wound-down.';
const score = 'What is proven, 0 to 100; null: no rating yet, or off the scale.';
const possible = 'What the score would be if all that is unknown turned out best.';
const chains = 'CAIP-2 ids of the chains it runs on.';
const address = 'Address of its token, or else of a contract; null: none recorded';
const projectId = 'Id of the project.';

const searchResult: Words<SearchResult> = {
  id,
  logo,
  name,
  rank,
  tokenTickers,
  state,
  score,
  possible,
  letter,
  chains,
  address: `${address}.`,
};

const sixLines: Words<SixLinesScores> = {
  code: 'Code security, 0 to 100; null: no rating yet.',
  governance: 'Control of funds and code, 0 to 100.',
  operations: 'Operational security, 0 to 100.',
  transparency: 'Transparency, 0 to 100.',
  market: 'Market, 0 to 100. Context: not part of the score.',
  community: 'Community, 0 to 100. Context: not part of the score.',
};

const projectRow: Words<ProjectRow> = {
  id,
  name,
  logo,
  tokenTickers,
  category: 'What kind of project it is.',
  chains,
  status: 'active, compromised or wound-down.',
  rank,
  state,
  score,
  possible,
  known: 'Share of what is in force that is known, 0 to 1.',
  letter,
  possibleLetter: 'Letter that goes with `possible`.',
  letterBefore: 'Of a suspended rating: its last letter.',
  capGate: 'Id of the gate that limits the letter; null: none.',
  missing: 'Names of what would make it rated or lift it: at most three, the most first.',
  lines: 'What is proven in each of the four categories, and of the two that are context.',
  possibleLines: 'What is possible in each.',
  weakestHolder:
    'Weakest holder of a power to change code or move funds; null: not known for every path.',
  delaySeconds: 'Least delay before such a change; null: not known, or nobody can.',
  auditCount: 'Audits on record.',
  lastAuditOn: 'Day of the newest audit report.',
  lastAuditPrecision: 'day; or month: lastAuditOn is the first of the month of the report.',
  hasBounty: 'Whether a bug bounty is open.',
  bountyUsd: 'Highest reward of the bounty in US dollars; null: not known.',
  incidentCount: 'Incidents on record.',
  lastIncidentOn: 'Day of the newest incident.',
  change7d: 'Score now less the score seven days ago; null: no rating of that age.',
  ratedAt: 'When the rating was made.',
  sample: 'Whether some of it was made up for a demonstration.',
};

const listedProject: Words<ListedProject> = {
  ...projectRow,
  address: `${address}, or no other project of the page has its name.`,
};

const votes: Words<Votes> = {
  id: projectId,
  yes: 'Visitors who trust the project.',
  no: 'Visitors who do not.',
  yesPercentage: 'Share of yes, 0 to 100; null before the first vote.',
  yesLowerBound: 'Lower end of the 95 % Wilson interval of that share, 0 to 100.',
  vote: 'The caller’s own vote; null: none.',
};

const historyPoint: Words<HistoryPoint> = {
  ratedAt: 'When this rating was made.',
  score: 'Score then.',
  possible: 'What was possible then; null by method 1.0.',
  letter: 'Letter then.',
  known: 'Share that was known; by method 1.0, its coverage.',
  state: 'State of the rating then.',
  methodVersion: 'Version of the method that made it.',
  moved: 'What changed since the rating before, the largest change first.',
};

const move: Words<HistoryPoint['moved'][number]> = {
  signalId: 'Id of the signal in the method.',
  name: 'Name of the signal.',
  before: 'What was proven before, 0 to 1; null: unknown.',
  after: 'What was proven after, 0 to 1; null: unknown.',
};

const project: Words<ProjectDetail> = {
  ...projectRow,
  description: 'The project in a few sentences.',
  statusSince: 'Day since which the status holds.',
  launchedOn: 'Day of launch.',
  links: 'The project’s own pages.',
  rankedCount: 'How many projects are ranked.',
  tokens: 'Its tokens.',
  contracts: 'Its contracts.',
  audits: 'Its audits, the newest first.',
  incidents: 'Its incidents, the newest first.',
  bounty: 'Its bug bounty; null: none is recorded.',
  control: 'Who can change the code or move the funds; null: not known.',
  controlWhole: 'Whether those are all such powers.',
  controlSource: 'Where that comes from.',
  rating: 'The rating by the method in force, with every signal; null: not made yet.',
  verdict: 'The rating in words.',
  losses: 'Where the points went, the most lost first.',
  raises: 'What would raise the score, the largest gain first.',
  history: 'Earlier ratings, the newest last.',
  renamedDangers:
    'Found dangers whose contract, report or incident is recorded under another id now, as the operator stated, oldest first.',
  lastActive: 'The last rating while active, of a project that is not active any more.',
};

const links = (kind: string) => `Address of its ${kind}.`;
const linkWords: Words<Record<LinkKind, string>> = {
  website: links('website'),
  app: links('app'),
  documentation: links('documentation'),
  repository: links('source code'),
  forum: links('forum'),
  governance: links('governance pages'),
  blog: links('blog'),
  x: links('account at X'),
  discord: links('Discord server'),
  telegram: links('Telegram group'),
  youtube: links('YouTube channel'),
  reddit: links('subreddit'),
  linkedin: links('LinkedIn page'),
  whitepaper: links('white paper'),
};

const renamedDanger: Words<RenamedDanger> = {
  gate: 'Id of its gate in the method.',
  danger: 'What was found, in words.',
  foundAt: 'Day on which it was found.',
  subject: 'Contract, report or incident in which it was found.',
  renamedTo: 'Id under which that is recorded now: the newer look at it ended the danger.',
  reason: 'Why the operator says that both are the same.',
  at: 'When the operator said so.',
};

export const PROJECT_WORDS = {
  SearchResult: searchResult,
  SixLines: sixLines,
  ProjectRow: projectRow,
  ListedProject: listedProject,
  Votes: votes,
  HistoryPoint: historyPoint,
  Move: move,
  Project: project,
  Links: linkWords,
  RenamedDanger: renamedDanger,
};
