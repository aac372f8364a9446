import { act, screen } from '@testing-library/react';
import { renderPage } from '@/testing/render';
import { OfflineNotice } from './OfflineNotice';

const connection = (onLine: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });

describe('offline notice', () => {
  it('shows while the connection is lost, not before or after', () => {
    renderPage(<OfflineNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    connection(false);
    expect(screen.getByRole('status')).toHaveTextContent(/offline/i);
    connection(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
