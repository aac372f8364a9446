import { type Dispatch, useCallback, useMemo, useReducer, useState } from 'react';
import { now } from '@/lib/clock';
import { Box } from './Calculator.styles';
import {
  begin,
  type CalculatorEvent,
  calculatorReducer,
  type CalculatorState,
  fromNothing,
  type Start,
} from './calculatorReducer';
import { calculate } from './calculate';
import { CHOICES, PROFILE_OF, SIGNAL_OF } from './choices';
import { copy, type ChoiceId } from './copy';
import { METHOD_2_0, type Profile } from './method';
import { ProjectChoice } from './ProjectChoice';
import { Result } from './Result';

interface FactChoicesProps {
  state: CalculatorState;
  dispatch: Dispatch<CalculatorEvent>;
}

const CHOICE_IDS = Object.keys(CHOICES) as ChoiceId[];

function FactChoices({ state, dispatch }: FactChoicesProps) {
  const { profile, chosen, start } = state;
  const asked = CHOICE_IDS.filter(
    (id) => (PROFILE_OF[id] ?? profile) === profile && !start.off.includes(SIGNAL_OF[id] ?? ''),
  );
  return (
    <fieldset>
      <legend>{copy.facts}</legend>
      <label>
        {copy.profile}
        <select
          value={profile}
          onChange={({ target }) => dispatch({ type: 'profile', profile: target.value as Profile })}
        >
          {METHOD_2_0.profiles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {asked.map((id) => (
        <label key={id}>
          {copy.choices[id].name}
          <select
            value={chosen[id] ?? ''}
            onChange={({ target }) => dispatch({ type: 'chose', id, option: target.value })}
          >
            <option value="">{copy.asItIs}</option>
            {Object.entries(copy.choices[id].options).map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

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
