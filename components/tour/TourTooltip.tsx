import { useContext, useId, type MouseEvent } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { AuthLink } from '@/components/auth';
import { Button } from '@/components/ui';
import { copy } from './copy';
import { countedSteps, listSteps, type TourStep } from './steps';
import { Panel } from './Tour.styles';
import { TourContext } from './tourContext';
import type { TourEvent } from './tourState';

interface ButtonsProps {
  kind: TourStep['kind'];
  first: boolean;
  dispatch: (event: TourEvent) => void;
}

/** The primary button has the focus first: react-joyride finds it by data-action. */
function Buttons({ kind, first, dispatch }: ButtonsProps) {
  const button = (
    type: 'next' | 'back' | 'skip-confirmed' | 'returned' | 'done',
    words: string,
    primary = false,
  ) => (
    <Button
      type="button"
      data-kind={primary ? 'ink' : undefined}
      data-action={primary ? 'primary' : undefined}
      onClick={() => dispatch({ type })}
    >
      {words}
    </Button>
  );
  switch (kind) {
    case 'targeted':
      return (
        <>
          {!first && button('back', copy.back)}
          {button('next', copy.next, true)}
        </>
      );
    case 'skip':
      return (
        <>
          {button('skip-confirmed', copy.confirmSkip)}
          {button('returned', copy.resume, true)}
        </>
      );
    case 'completed':
      return button('done', copy.done, true);
    case 'sign-up':
      return (
        <>
          <AuthLink to="signup" className="sign-up" onFollow={() => dispatch({ type: 'done' })}>
            {copy.signUpLink}
          </AuthLink>
          {button('done', copy.done, true)}
        </>
      );
  }
}

/** A search list that closed at the press would move the button away before its click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
/** Else react-joyride gives the focus back to the search later. */
const dropFocus = () => (document.activeElement as HTMLElement | null)?.blur();

export function TourTooltip({ index }: Pick<TooltipRenderProps, 'index'>) {
  const { signedIn, dispatch } = useContext(TourContext);
  const id = useId();
  const step = listSteps(signedIn)[index];
  if (!step) return null;
  const { content, kind } = step;
  const of = countedSteps(signedIn);
  return (
    <Panel
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onMouseDown={keepFocus}
      onClick={dropFocus}
    >
      <div className="head">
        <h2 id={`${id}-title`}>{content.title}</h2>
        {kind === 'targeted' && (
          <button
            type="button"
            className="close"
            aria-label={copy.close}
            onClick={() => dispatch({ type: 'closed' })}
          >
            ×
          </button>
        )}
      </div>
      <p id={`${id}-text`} className="text">
        {content.text}
      </p>
      {kind === 'targeted' && (
        <div className="bar" aria-hidden="true">
          <span style={{ width: `${(100 * (index + 1)) / of}%` }} />
        </div>
      )}
      <div className="foot">
        {kind === 'targeted' && <span className="counter">{copy.counter(index + 1, of)}</span>}
        <div className="buttons">
          <Buttons kind={kind} first={index === 0} dispatch={dispatch} />
        </div>
      </div>
    </Panel>
  );
}
