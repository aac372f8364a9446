import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sharedValue, useShared } from './sharedValue';

const shower = (value: ReturnType<typeof sharedValue<number>>) =>
  function Shown() {
    return <output>{useShared(value)}</output>;
  };

describe('a value that a tab shares', () => {
  it('is shown as it is, wherever it is set', () => {
    const value = sharedValue(1);
    const Shown = shower(value);
    render(<Shown />);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    act(() => value.set(2));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(value.get()).toBe(2);
  });

  it('is what it was at first where a server renders', () => {
    const value = sharedValue(1);
    const Shown = shower(value);
    value.set(2);
    expect(renderToString(<Shown />)).toBe('<output>1</output>');
  });

  it('tells of a change alone, and nobody who has left', () => {
    const value = sharedValue(1);
    const listener = jest.fn();
    const leave = value.subscribe(listener);
    value.set(1);
    expect(listener).not.toHaveBeenCalled();
    value.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    value.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
