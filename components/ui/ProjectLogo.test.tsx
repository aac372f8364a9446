import { fireEvent, render } from '@testing-library/react';
import { ProjectLogo } from './ProjectLogo';

describe('ProjectLogo', () => {
  const draw = (logo: string | null) =>
    render(<ProjectLogo logo={logo} name="vault" />).container as HTMLElement;

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
});
