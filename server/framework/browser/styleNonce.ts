/**
 * On a page whose policy asks for a nonce, gives it to every style element that a script of ours makes: Ant Design's scroll lock makes one
 * without. The nonce is read where browsers hide it from styles and markup: the property of a meta element (pages/_document.tsx).
 */
export function giveStylesTheNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (!nonce) return;
  const create = document.createElement.bind(document) as (
    name: string,
    options?: ElementCreationOptions,
  ) => HTMLElement;
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
