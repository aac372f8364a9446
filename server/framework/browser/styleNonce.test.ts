import { giveStylesTheNonce } from './styleNonce';

const { createElement } = document;
afterEach(() => {
  document.head.replaceChildren();
  document.createElement = createElement;
});

function page(nonce?: string): void {
  if (nonce === undefined) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  document.head.append(meta);
}

describe('style elements that scripts make', () => {
  it('have the page’s nonce, and nothing else has', () => {
    page('abc');
    giveStylesTheNonce();
    expect(document.createElement('style').nonce).toBe('abc');
    expect(document.createElement('script').nonce).not.toBe('abc');
    expect(document.createElement('div')).toBeInstanceOf(HTMLDivElement);
  });

  it('are left alone on a page without one', () => {
    page();
    giveStylesTheNonce();
    expect(document.createElement).toBe(createElement);
  });
});
