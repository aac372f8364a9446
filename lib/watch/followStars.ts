import { PROJECT_ID } from '@/contracts/ids';
import { WATCHLIST_PROJECTS_MAX } from '@/contracts/limits';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { joinWatchlist, readWatchlists, watchProject } from '@/lib/api/watchlists';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { knownSession, onSession, type SessionUser } from '@/lib/session/sessionStore';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';
import { copy } from './copy';
import { stars } from './starStore';

/** In the order in which they were set; whatever else is stored there counts as nothing. */
function readLocalStars(): string[] {
  try {
    const stored = JSON.parse(readLocal(KEYS.stars) ?? '[]') as unknown;
    if (!Array.isArray(stored)) return [];
    const ids = stored.filter((id): id is string => typeof id === 'string' && PROJECT_ID.test(id));
    return [...new Set(ids)].slice(0, WATCHLIST_PROJECTS_MAX);
  } catch {
    return [];
  }
}

const writeLocalStars = (ids: readonly string[]): void =>
  writeLocal(KEYS.stars, ids.length === 0 ? null : JSON.stringify(ids));

interface Project {
  id: string;
  name: string;
}

/** Of the account in this tab; undefined: not read. */
let lists: readonly Watchlist[] | undefined;
/** Whose they are. */
let owner: string | undefined;
let last: Promise<void> = Promise.resolve();

const isStill = (user: SessionUser): boolean => knownSession().user?.username === user.username;

const showLocal = (): void => stars.set({ ids: new Set(readLocalStars()), of: 'browser' });

/** What the account's lists are now: for a page that reads and changes them by other calls. */
export function showLists(now: readonly Watchlist[], account = owner): void {
  lists = now;
  owner = account;
  stars.set({ ids: new Set(now.flatMap(({ projects }) => projects)), of: 'account' });
}

function replaceList(changed: Watchlist): void {
  const others = (lists ?? []).filter(({ id }) => id !== changed.id);
  showLists([...others, changed].sort((a, b) => a.order - b.order));
}

/**
 * Staff who act as a user leave the user's lists alone.
 * @returns whether it changed a list
 */
async function joinLocal(user: SessionUser): Promise<boolean> {
  const local = readLocalStars();
  if (local.length === 0 || user.adminId !== undefined) return false;
  const { added, left } = await joinWatchlist(local);
  writeLocalStars(left);
  if (added.length > 0) notify('success', copy.joined(added.length));
  if (left.length > 0) notify('error', copy.left(left.length));
  return added.length > 0;
}

async function adopt(): Promise<void> {
  const { status, user } = knownSession();
  if (owner !== user?.username) {
    lists = undefined;
    leftLists.clear();
  }
  owner = user?.username;
  if (status === 'unauthenticated') return showLocal();
  if (!user) return;
  // Stars of another account, or of none, are not this one's.
  if (!lists) stars.set({ ids: new Set(), of: undefined });
  try {
    const joined = await joinLocal(user);
    if (!isStill(user) || (lists && !joined)) return;
    const read = await readWatchlists();
    if (isStill(user)) showLists(read.watchlists);
  } catch {
    // Not known; a press says what fails.
  }
}

function watchHere({ id, name }: Project, watched: boolean): void {
  const before = readLocalStars();
  const others = before.filter((one) => one !== id);
  if (watched && others.length >= WATCHLIST_PROJECTS_MAX) return notify('error', copy.full);
  writeLocalStars(watched ? [...others, id] : others);
  showLocal();
  if (watched && before.length === 0) notify('success', copy.keptHere(name));
}

/** From which lists a star of this tab was taken back: pressed again, it returns to them. */
const leftLists = new Map<string, string[]>();

async function sendBack({ id }: Project): Promise<void> {
  const left = (leftLists.get(id) ?? []).filter((list) => lists?.some((one) => one.id === list));
  leftLists.delete(id);
  if (left.length === 0) return replaceList(await watchProject({ project: id, watched: true }));
  for (const list of left)
    replaceList(await watchProject({ id: list, project: id, watched: true }));
}

async function send(project: Project, watched: boolean): Promise<void> {
  const { id, name } = project;
  if (watched) return sendBack(project);
  const having = (lists ?? []).filter(({ projects }) => projects.includes(id));
  leftLists.set(
    id,
    having.map((list) => list.id),
  );
  for (const list of having)
    replaceList(await watchProject({ id: list.id, project: id, watched: false }));
  if (having.length > 1)
    notify(
      'success',
      copy.removedFrom(
        name,
        having.map((list) => list.name),
      ),
    );
}

async function watchInAccount(
  user: SessionUser,
  project: Project,
  watched: boolean,
): Promise<void> {
  if (!isStill(user)) return;
  try {
    lists ??= (await readWatchlists()).watchlists;
    await send(project, watched);
  } catch (error) {
    if (!isStill(user)) return;
    if (lists) showLists(lists);
    else void adopt();
    notify('error', `${copy.failed(project.name, watched)} ${errorMessage(error)}`);
  }
}

/** One after the other, so that the last press wins. */
export function watch(project: Project, watched: boolean): Promise<void> {
  const { user } = knownSession();
  if (!user) {
    watchHere(project, watched);
    return Promise.resolve();
  }
  const { ids, of } = stars.get();
  const now = new Set(ids);
  if (watched) now.add(project.id);
  else now.delete(project.id);
  stars.set({ ids: now, of });
  last = last.then(() => watchInAccount(user, project, watched));
  return last;
}

onSession(() => void adopt());
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEYS.stars && !knownSession().user) showLocal();
  });
void adopt();
