import type { Dispatch } from 'react';
import type { CalculatorEvent, CalculatorState } from './calculatorReducer';
import { CHOICES, PROFILE_OF, SIGNAL_OF } from './choices';
import { copy, type ChoiceId } from './copy';
import { METHOD_2_0, type Profile } from './method';

interface FactChoicesProps {
  state: CalculatorState;
  dispatch: Dispatch<CalculatorEvent>;
}

const CHOICE_IDS = Object.keys(CHOICES) as ChoiceId[];

export function FactChoices({ state, dispatch }: FactChoicesProps) {
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
