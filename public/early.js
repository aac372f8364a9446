/* Before the page's own scripts, and often before its first paint: the theme this browser chose (lib/hooks/useTheme), and which
   announcement it has closed (components/announcement). */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const closed = localStorage.getItem('announcementClosed');
  if (closed !== null)
    document.documentElement.dataset.announcementClosed = encodeURIComponent(closed);
} catch {
  /* no storage: nothing was closed */
}

/* Who acts as a user sees it before the session is known (components/impersonation): writes wait for the page's own banner. */
if (document.cookie.includes('plumbline-acting=yes')) {
  const show = () => {
    if (document.querySelector('[data-acting]')) return;
    const bar = document.createElement('p');
    bar.id = 'acting-early';
    bar.textContent = 'You are acting as another user.';
    bar.setAttribute('role', 'status');
    bar.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:1001;margin:0;padding:14px 24px;background:#a9273a;color:#fff;font:600 14px/20px sans-serif';
    document.body.prepend(bar);
  };
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
}

/* "Back" before Next is ready: the address is another page's by then, and Next would show that page with the data of this one. */
{
  const page = location.pathname;
  addEventListener('popstate', () => {
    if (!window.next?.router?.isReady && location.pathname !== page) location.reload();
  });
}

/* After the page's first paint: the style sheet of what is not on the page yet, then the page's own scripts, in their order
   (server/framework/BuiltHead). Where nothing is painted (a tab in the background) or nobody tells (an old browser), as soon as the
   page is read. */
{
  const { scripts, styles } = document.currentScript.dataset;
  const add = (tag, attributes) =>
    document.head.appendChild(Object.assign(document.createElement(tag), attributes));
  /* Menus, dialogs and further pages have no other styles: a sheet that fails is asked for again. */
  const addStyles = (wait) => {
    const link = add('link', { rel: 'stylesheet', href: styles });
    link.onerror = () => {
      link.remove();
      setTimeout(addStyles, wait, Math.min(2 * wait, 30000));
    };
  };
  /* Each takes a phone some milliseconds to ask for: a few in one turn. */
  const addScripts = (sources) => {
    for (const src of sources.slice(0, 3)) add('script', { src, async: false });
    if (sources.length > 3) setTimeout(addScripts, 0, sources.slice(3));
  };
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    /* As a tag before its scripts (server/framework/LeanNextScript), unless it failed. */
    if (styles && !document.querySelector('body link[rel=stylesheet]')?.sheet) addStyles(1000);
    if (scripts) addScripts(scripts.split(' '));
  };
  const afterPaint = () => {
    if (
      document.visibilityState === 'hidden' ||
      !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')
    )
      return ask();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', ask);
    setTimeout(ask, 2000);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
}
