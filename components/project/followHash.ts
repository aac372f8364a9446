/** Opens all that hides the target, and the section that it is; false if it was in sight. */
function uncover(target: HTMLElement): boolean {
  const own = target.querySelector<HTMLDetailsElement>(':scope > details[data-fold]');
  let closed = false;
  const open = (details: HTMLDetailsElement) => {
    closed ||= !details.open;
    details.open = true;
  };
  if (own) open(own);
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) open(at);
  return closed;
}

function showTarget(hash: string): void {
  const target =
    hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target && uncover(target)) target.scrollIntoView();
}

/** The same hash twice is no change of it. */
function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) showTarget(link.hash);
}

/** Unfolded on paper, as before afterwards. */
function unfoldForPrint(): () => void {
  let closed: HTMLDetailsElement[] = [];
  const before = () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    closed.forEach((details) => details.setAttribute('open', ''));
  };
  const after = () => closed.forEach((details) => details.removeAttribute('open'));
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Opens what a link or the address leads to. @returns ends that */
export function followHash(): () => void {
  const follow = () => showTarget(window.location.hash);
  follow();
  window.addEventListener('hashchange', follow);
  document.addEventListener('click', onClick);
  const leavePrint = unfoldForPrint();
  return () => {
    window.removeEventListener('hashchange', follow);
    document.removeEventListener('click', onClick);
    leavePrint();
  };
}
