import { useMemo, useReducer, useState } from 'react';
import { now } from '@/lib/clock';
import { Box } from './Calculator.styles';
import { begin, calculatorReducer, fromNothing } from './calculatorReducer';
import { calculate } from './calculate';
import { FactChoices } from './FactChoices';
import { ProjectChoice } from './ProjectChoice';
import { Result } from './Result';

/** Runs the method in the browser: with a project's published facts, or with none. */
export function Calculator({ off }: { off: readonly string[] }) {
  const [state, dispatch] = useReducer(calculatorReducer, off, (ids) => begin(fromNothing(ids)));
  const [openedAt] = useState(() => new Date(now()).toISOString());
  const rating = useMemo(() => calculate(state, openedAt), [state, openedAt]);
  const before = useMemo(() => calculate(begin(state.start), openedAt), [state.start, openedAt]);
  return (
    <Box>
      <div>
        <ProjectChoice
          name={state.start.name}
          onStart={(start) => dispatch({ type: 'started', start })}
          nothing={fromNothing(off)}
        />
        <FactChoices state={state} dispatch={dispatch} />
      </div>
      <Result rating={rating} before={before} />
    </Box>
  );
}
