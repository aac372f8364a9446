export function Fetching() {
  void fetch('/api/projects-list');
  window.localStorage.clear();
  return null;
}
