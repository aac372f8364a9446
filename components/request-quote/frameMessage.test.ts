import { readFrameMessage } from './frameMessage';

describe('a message of the frame', () => {
  it.each([
    [{ plumblineQuote: true, event: 'ready' }, { event: 'ready' }],
    [{ plumblineQuote: true, event: 'submitted', more: 1 }, { event: 'submitted' }],
    [
      { plumblineQuote: true, event: 'height', height: 700 },
      { event: 'height', height: 700 },
    ],
    [
      { plumblineQuote: true, event: 'height', height: 9e9 },
      { event: 'height', height: 4_000 },
    ],
    [
      { plumblineQuote: true, event: 'height', height: 1 },
      { event: 'height', height: 120 },
    ],
  ])('is taken: %j', (data, wanted) => expect(readFrameMessage(data)).toEqual(wanted));

  it.each([
    [null],
    ['submitted'],
    [{ event: 'submitted' }],
    [{ plumblineQuote: 'yes', event: 'submitted' }],
    [{ plumblineQuote: true, event: 'toString' }],
    [{ plumblineQuote: true, event: 'height', height: 'tall' }],
    [{ plumblineQuote: true, event: 'height', height: NaN }],
    [{ type: 'hsFormCallback', eventName: 'onFormSubmitted' }],
  ])('is none of ours: %j', (data) => expect(readFrameMessage(data)).toBeUndefined());
});
