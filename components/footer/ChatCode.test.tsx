import { act, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { renderPage } from '@/testing/render';
import { ChatCode } from './ChatCode';

const ADDRESS = 'https://chat.example/invite/plumbline';

/** jsdom has no popovers. */
async function toggle(newState: 'open' | 'closed') {
  await act(async () => {
    screen
      .getByRole('dialog', { hidden: true })
      .dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });
}

/** Black modules as "x y", from a path of unit squares. */
function blackModules(path: string): Set<string> {
  return new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
}

describe('chat-app QR popover (§2)', () => {
  it('is a native popover of its button, with a name', () => {
    renderPage(<ChatCode address={ADDRESS} />);
    const dialog = screen.getByRole('dialog', { name: 'Chat with us in the app', hidden: true });
    expect(dialog).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Chat app' })).toHaveAttribute(
      'popovertarget',
      dialog.id,
    );
  });

  it('has the address as a link too, also before the code is there', () => {
    renderPage(<ChatCode address={ADDRESS} />);
    expect(screen.getByRole('link', { hidden: true })).toHaveAttribute('href', ADDRESS);
    expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  });

  it('makes the code when it is opened: 150x150 (§9), the address and nothing else, black on white with its quiet zone', async () => {
    renderPage(<ChatCode address={ADDRESS} />);
    await toggle('open');
    const code = await screen.findByRole('img', { name: `QR code of ${ADDRESS}`, hidden: true });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['150', '150']);
    const { data, size } = encode(ADDRESS, { ecc: 'M', border: 4 });
    expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    const [ground, modules] = code.querySelectorAll('path');
    expect(ground).toHaveAttribute('fill', '#fff');
    const black = blackModules(modules!.getAttribute('d')!);
    expect(black).toEqual(
      new Set(data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])))),
    );
    expect(black.has('4 4') && !black.has('3 4') && !black.has('5 5')).toBe(true);
  });

  it('keeps the code when it is closed and opened again', async () => {
    renderPage(<ChatCode address={ADDRESS} />);
    await toggle('open');
    const code = await screen.findByRole('img', { hidden: true });
    await toggle('closed');
    await toggle('open');
    expect(screen.getByRole('img', { hidden: true })).toBe(code);
  });
});
