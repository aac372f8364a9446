import { useCallback, useMemo, useReducer, useState } from 'react';
import { now } from '@/lib/clock';
import { Box } from './Calculator.styles';
import { begin, calculatorReducer, fromNothing, type Start } from './calculatorReducer';
import { calculate } from './calculate';
import { FactChoices } from './FactChoices';
import { ProjectChoice } from './ProjectChoice';
import { Result } from './Result';

interface CalculatorProps {
  off: readonly string[];
  /** Whose facts are the start. */
  project?: string;
}

/** Runs the method in the browser: with a project's published facts, or with none. */
export function Calculator({ off, project }: CalculatorProps) {
  const [state, dispatch] = useReducer(calculatorReducer, off, (ids) => begin(fromNothing(ids)));
  const [openedAt] = useState(() => new Date(now()).toISOString());
  const rating = useMemo(() => calculate(state, openedAt), [state, openedAt]);
  const before = useMemo(() => calculate(begin(state.start), openedAt), [state.start, openedAt]);
  const onStart = useCallback((start: Start) => dispatch({ type: 'started', start }), []);
  return (
    <Box>
      <div>
        <ProjectChoice
          name={state.start.name}
          project={project}
          onStart={onStart}
          nothing={fromNothing(off)}
        />
        <FactChoices state={state} dispatch={dispatch} />
      </div>
      <Result rating={rating} before={before} />
    </Box>
  );
}
