import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { moved } from './arrange';
import { copy } from './copy';
import { failed, type ListPage } from './useListPage';

interface Project {
  id: string;
  name: string;
}

/** What can be done with the projects of a list. Those without a promise say themselves what failed. */
export interface Entries {
  addOne: (project: Project) => void;
  /** @throws what the form shows */
  addMany: (ids: readonly string[]) => Promise<void>;
  /** Takes the place of the project `before`. */
  move: (project: Project, before: string) => void;
  remove: (project: Project) => void;
  /** @throws what the form shows */
  note: (id: string, note: string) => Promise<void>;
}

export function useEntries({ all, one, say }: ListPage, list: Watchlist): Entries {
  const remove = async (project: Project) => {
    const place = list.projects.indexOf(project.id);
    await all.watch(list.id, project.id, false);
    const undo = async () => {
      const { projects } = await all.watch(list.id, project.id, true);
      const back = projects.indexOf(project.id);
      if (place < back) await all.update(list.id, { projects: moved(projects, back, place) });
      one.reload();
      say({ text: copy.added(project.name) });
    };
    say({ text: copy.removed(project.name), undo });
  };
  const addOne = async ({ id, name }: Project) => {
    if (list.projects.includes(id)) return say({ text: copy.alreadyIn(name) });
    await all.watch(list.id, id, true);
    one.reload();
    say({ text: copy.added(name) });
  };
  const move = async ({ id, name }: Project, before: string) => {
    const to = list.projects.indexOf(before);
    const projects = moved(list.projects, list.projects.indexOf(id), to);
    await all.update(list.id, { projects });
    say({ text: copy.placed(name, to + 1, projects.length) });
  };
  return {
    addOne: (project) => void addOne(project).catch(failed),
    addMany: async (ids) => {
      const projects = [...new Set([...list.projects, ...ids])];
      await all.update(list.id, { projects });
      one.reload();
      say({ text: copy.addedMany(projects.length - list.projects.length) });
    },
    move: (project, before) => void move(project, before).catch(failed),
    remove: (project) => void remove(project).catch(failed),
    note: (id, note) => one.note(id, note),
  };
}
