import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@/testing/render';
import { PATIENCE_MS } from './constants';
import { HubspotFrame } from './HubspotFrame';

const handlers = { onSubmitted: jest.fn(), onFailed: jest.fn(), onClose: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  renderPage(<HubspotFrame {...handlers} />);
  return screen.getByTitle<HTMLIFrameElement>('Form to request a quote');
}
const say = (data: object, source: MessageEventSource | null, origin = 'null') =>
  act(() => {
    fireEvent(
      window,
      new MessageEvent('message', { data: { plumblineQuote: true, ...data }, source, origin }),
    );
  });

describe("the provider's form", () => {
  it('is framed without an origin, and shown when it is ready, as high as it says', () => {
    const frame = open();
    expect(frame).toHaveAttribute('src', '/api/quote/frame');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
    say({ event: 'height', height: 480 }, frame.contentWindow);
    expect(frame.style.height).toBe('0px');
    say({ event: 'ready' }, frame.contentWindow);
    expect(frame.style.height).toBe('480px');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['submitted', 'onSubmitted'],
    ['failed', 'onFailed'],
    ['escape', 'onClose'],
  ] as const)('tells that it is %s', (event, handler) => {
    const frame = open();
    say({ event }, frame.contentWindow);
    expect(handlers[handler]).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another window', () => window, 'null'],
    ['nobody', () => null, 'null'],
    [
      'the frame, when it has an origin',
      (frame: HTMLIFrameElement) => frame.contentWindow,
      'https://evil.example',
    ],
    ['this page', () => window, 'http://localhost'],
  ])('does not listen to %s', (_, source, origin) => {
    const frame = open();
    for (const event of ['ready', 'submitted', 'failed', 'escape'])
      say({ event }, source(frame), origin);
    expect(
      [handlers.onSubmitted, handlers.onFailed, handlers.onClose].map(
        (handler) => handler.mock.calls.length,
      ),
    ).toEqual([0, 0, 0]);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
  });

  it('is given up if it is not ready in time, but not once it is ready', () => {
    const frame = open();
    act(() => {
      jest.advanceTimersByTime(PATIENCE_MS - 1);
    });
    expect(handlers.onFailed).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(handlers.onFailed).toHaveBeenCalledTimes(1);
    say({ event: 'ready' }, frame.contentWindow);
    act(() => {
      jest.advanceTimersByTime(PATIENCE_MS);
    });
    expect(handlers.onFailed).toHaveBeenCalledTimes(1);
  });
});
