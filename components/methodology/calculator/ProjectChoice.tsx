import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui';
import { findProjectName, readRating } from '@/lib/api/projects';
import { useProjectSearch } from '@/lib/resources/useProjectSearch';
import type { Start } from './calculatorReducer';
import { copy } from './copy';
import { METHOD_2_0, type Facts } from './method';

const SHOWN = 5;

interface ProjectChoiceProps {
  /** Whose facts are the start. */
  name: string | null;
  /** Chosen before the visitor chooses. */
  project: string | undefined;
  nothing: Start;
  onStart: (start: Start) => void;
}

async function readStart(id: string, given?: string): Promise<Start | null> {
  const [rating, name = id] = await Promise.all([readRating(id), given ?? findProjectName(id)]);
  if (rating.methodVersion !== METHOD_2_0.version || !('inForce' in rating)) return null;
  const inForce = new Set(rating.inForce);
  return {
    name,
    facts: rating.facts as Facts,
    ratedAt: rating.ratedAt,
    off: METHOD_2_0.signals.map((signal) => signal.id).filter((signal) => !inForce.has(signal)),
  };
}

interface FoundProps {
  projects: readonly { id: string; name: string }[];
  onChoose: (id: string, name: string) => void;
}

const Found = ({ projects, onChoose }: FoundProps) => (
  <ul>
    {projects.map(({ id, name }) => (
      <li key={id}>
        <Button type="button" onClick={() => onChoose(id, name)}>
          {name}
        </Button>
      </li>
    ))}
  </ul>
);

/** Begins with `project`, then with what the visitor chooses. @returns what to say of it */
function useStart({ project, nothing, onStart }: Omit<ProjectChoiceProps, 'name'>) {
  const [note, setNote] = useState<string>();
  // An answer that comes after a later choice is dropped.
  const latest = useRef(0);
  const choose = useCallback(
    async (id: string, chosen?: string) => {
      latest.current += 1;
      const own = latest.current;
      setNote(copy.loading);
      const start = await readStart(id, chosen).catch(() => undefined);
      if (own !== latest.current) return;
      if (start) onStart(start);
      setNote(start ? undefined : start === null ? copy.other : copy.failed);
    },
    [onStart],
  );
  useEffect(() => {
    if (project !== undefined) void choose(project);
  }, [project, choose]);
  const restart = () => {
    latest.current += 1;
    setNote(undefined);
    onStart(nothing);
  };
  return { note, choose, restart };
}

export function ProjectChoice({ name, ...given }: ProjectChoiceProps) {
  const [text, setText] = useState('');
  const { keyword, results, answers } = useProjectSearch(text, text.trim() !== '');
  const { note, choose, restart } = useStart(given);
  const found = text.trim() === '' ? [] : results.slice(0, SHOWN);
  const onChoose = (id: string, chosen: string) => {
    setText('');
    void choose(id, chosen);
  };
  return (
    <div className="project">
      <label>
        {copy.project}
        <input
          type="search"
          value={text}
          placeholder={copy.projectHint}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Found projects={found} onChoose={onChoose} />
      <p role="status">
        {note ?? (keyword !== '' && answers === keyword && results.length === 0 && copy.none)}
      </p>
      <p>
        {name === null ? copy.fromNothing : copy.startFrom(name)}{' '}
        {name !== null && (
          <Button type="button" onClick={restart}>
            {copy.restart}
          </Button>
        )}
      </p>
    </div>
  );
}
