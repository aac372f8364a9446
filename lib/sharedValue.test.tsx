import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sharedValue, useShared } from './sharedValue';

const shower = (value: ReturnType<typeof sharedValue<number>>) =>
  function Shown() {
    return <output>{useShared(value)}</output>;
  };

describe('a value that a tab shares', () => {
  it('renders the current value', () => {
    const value = sharedValue(1);
    const Shown = shower(value);
    render(<Shown />);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    act(() => value.set(2));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(value.get()).toBe(2);
  });

  it('is the initial value on the server', () => {
    const value = sharedValue(1);
    const Shown = shower(value);
    value.set(2);
    expect(renderToString(<Shown />)).toBe('<output>1</output>');
  });

  it('notifies only of changes, and only mounted components', () => {
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
