import { useEffect, useLayoutEffect, useMemo } from 'react';
import { EVENTS, Joyride } from 'react-joyride';
import { useMedia } from '@/lib/hooks/useMedia';
import { joyrideOptions, joyrideSteps } from './joyride';
import { listSteps } from './steps';
import { TOURED, TouredPage } from './Tour.styles';
import { TourContext } from './tourContext';
import { shownStep } from './tourReducer';
import { TourTooltip } from './TourTooltip';
import { useTour } from './useTour';

/** Stops the browser from restoring scroll positions during the tour. */
function useOwnScrolling(): void {
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}

/** The reducer picks the step, react-joyride positions it. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const { state, dispatch } = useTour(onEnd);
  useOwnScrolling();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const running = state.status === 'running';
  const signedIn = running && state.signedIn;
  const steps = useMemo(() => joyrideSteps(listSteps(signedIn)), [signedIn]);
  const options = useMemo(() => joyrideOptions(still), [still]);
  const context = useMemo(() => ({ signedIn, dispatch }), [signedIn, dispatch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open element in the highlighted area, such as the search list, handles Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing)
        dispatch({ type: 'escape-pressed' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dispatch]);
  const target = shownStep(state)?.target ?? '';
  useLayoutEffect(() => {
    if (!running) return;
    document.documentElement.setAttribute(TOURED, target);
    return () => document.documentElement.removeAttribute(TOURED);
  }, [running, target]);
  if (!running) return null;
  return (
    <TourContext value={context}>
      <TouredPage />
      {shownStep(state) && (
        <Joyride
          run
          continuous
          steps={steps}
          stepIndex={state.index}
          options={options}
          tooltipComponent={TourTooltip}
          loaderComponent={null}
          onEvent={({ type, index }) => {
            if (type === EVENTS.TARGET_NOT_FOUND) dispatch({ type: 'target-missing', index });
          }}
        />
      )}
    </TourContext>
  );
}
