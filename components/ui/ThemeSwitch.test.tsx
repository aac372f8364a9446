import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './ThemeSwitch';

const chosen = (): (string | null)[] => [
  document.documentElement.dataset.theme ?? null,
  localStorage.getItem('theme'),
];
const tell = (newValue: string | null) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  });

describe('the theme switch', () => {
  afterEach(async () => {
    localStorage.clear();
    await act(async () => {
      delete document.documentElement.dataset.theme;
    });
  });

  it('is a group of three, System until something is chosen', () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(chosen()).toEqual([null, null]);
  });

  it('shows and keeps a choice, and forgets it with System', async () => {
    const user = userEvent.setup();
    render(<ThemeSwitch />);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(chosen()).toEqual(['dark', 'dark']);
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(chosen()).toEqual([null, null]);
  });

  it('is one choice wherever it stands', async () => {
    render(
      <>
        <ThemeSwitch />
        <ThemeSwitch />
      </>,
    );
    await userEvent.click(screen.getAllByRole('radio', { name: 'Light' })[0]!);
    for (const light of screen.getAllByRole('radio', { name: 'Light' }))
      expect(light).toBeChecked();
  });

  it('shows what another tab chooses', async () => {
    render(<ThemeSwitch />);
    await tell('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await tell(null);
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  });

  it('shows a kept choice where early.js was blocked', async () => {
    localStorage.setItem('theme', 'light');
    render(<ThemeSwitch />);
    expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBeInTheDocument();
  });
});
