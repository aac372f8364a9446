/* Before the page's own scripts, and often before its first paint: which announcement this browser has closed (components/announcement). */
try {
  const closed = localStorage.getItem('announcementClosed');
  if (closed !== null) document.documentElement.dataset.announcementClosed = encodeURIComponent(closed);
} catch { /* no storage: nothing was closed */ }
