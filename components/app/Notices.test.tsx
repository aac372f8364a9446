import { act, render, screen } from '@testing-library/react';
import { notify } from '@/lib/notices/notices';
import { Notices } from './Notices';

describe('notices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are announced to screen readers: success as status, failure as alert', () => {
    render(<Notices />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => notify('success', 'Signed out successfully.'));
    expect(status).toHaveTextContent('Signed out successfully.');
    act(() => notify('error', 'Something went wrong.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(status).not.toHaveTextContent('Something went wrong.');
  });

  it('go after a while, each after its own', () => {
    render(<Notices />);
    act(() => notify('success', 'one'));
    act(() => {
      jest.advanceTimersByTime(4_000);
    });
    act(() => notify('success', 'two'));
    act(() => {
      jest.advanceTimersByTime(2_000);
    });
    expect(screen.queryByText('one')).toBeNull();
    expect(screen.getByText('two')).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(4_000);
    });
    expect(screen.queryByText('two')).toBeNull();
  });

  it('that came before the component mounted are not lost', () => {
    notify('success', 'early');
    render(<Notices />);
    expect(screen.getByText('early')).toBeVisible();
  });
});
