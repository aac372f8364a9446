import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { type renderToReadableStream } from 'react-dom/server.edge';
import { renderWithNodeReact } from './nodeReact';

/** The function as Next finds it: on the module, at each page. */
const renderNow = () =>
  jest.requireActual<{ renderToReadableStream: typeof renderToReadableStream }>(
    'react-dom/server.edge',
  ).renderToReadableStream;

/** Longer than a block of either build, with characters of two to four bytes at every offset. */
const page = createElement(
  'main',
  { className: 'a "page" & more', hidden: true },
  Array.from({ length: 3_000 }, (_, row) =>
    createElement('p', { key: row, title: `Añejo ${row}` }, 'x'.repeat(row % 7), ' – 🔑 <b>'),
  ),
);

it('renders the same page with Node’s build of React', async () => {
  const before = renderNow();
  const expected = await text(await before(page));
  renderWithNodeReact();
  const render = renderNow();
  expect(render).not.toBe(before);
  const stream = await render(page);
  await stream.allReady;
  expect(await text(stream)).toBe(expected);
  expect(expected).toContain('Añejo 2999');
});

it('refuses a page that fails, as before', async () => {
  renderWithNodeReact();
  const Failing = () => {
    throw new Error('no such project');
  };
  const onError = jest.fn();
  await expect(renderNow()(createElement(Failing), { onError })).rejects.toThrow('no such project');
  expect(onError).toHaveBeenCalledTimes(1);
});
