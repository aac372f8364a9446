import { fireEvent, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProjectLogo } from './ProjectLogo';

describe('ProjectLogo', () => {
  const draw = (logo: string | null) =>
    render(<ProjectLogo id="vault" logo={logo} name="vault" />).container as HTMLElement;

  it.each([null, 'https://logos.example/v.png', 'ipfs://Qm1', 'data:image/png;base64,AA'])(
    'shows the first letter instead of an image for %s',
    (logo) => {
      const shown = draw(logo);
      expect(shown.querySelector('img')).toBeNull();
      expect(shown).toHaveTextContent(/^V$/);
    },
  );

  it('shows an image of this site, and the first letter once it does not load', () => {
    const shown = draw('metamask/uni.svg');
    const image = shown.querySelector('img')!;
    expect(image).toHaveAttribute('src', '/logos/metamask/uni.svg');
    fireEvent.error(image);
    expect(shown.querySelector('img')).toBeNull();
    expect(shown).toHaveTextContent(/^V$/);
  });

  /** An image of the server's HTML that ended before the scripts ran. */
  function hydrateEnded(logo: string, decode: () => Promise<void>): HTMLElement {
    const mark = <ProjectLogo id="vault" logo={logo} name="vault" />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(mark);
    const image = container.querySelector('img')!;
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      decode: { value: decode },
    });
    render(mark, { container, hydrate: true });
    return container;
  }

  it('shows the first letter for an image that failed before hydration', async () => {
    const shown = hydrateEnded('metamask/gone.svg', () => Promise.reject(new Error('broken')));
    await waitFor(() => expect(shown.querySelector('img')).toBeNull());
    expect(shown).toHaveTextContent(/^V$/);
  });

  it('keeps a drawing that has no size of its own', async () => {
    const decoded = Promise.resolve();
    const shown = hydrateEnded('metamask/uni.svg', () => decoded);
    await decoded;
    expect(shown.querySelector('img')).toBeInTheDocument();
  });

  it('colors the mark by the id, so that projects of one name look different', () => {
    const styleOf = (id: string) =>
      render(<ProjectLogo id={id} logo={null} name="USD Coin" />)
        .container.querySelector('span')!
        .getAttribute('style');
    expect(styleOf('usd-coin')).toBe(styleOf('usd-coin'));
    expect(styleOf('usd-coin')).not.toBe(styleOf('usd-coin-usdc'));
    expect(styleOf('usd-coin')).toContain('var(--');
  });
});
