const OF_A_USER = /^\/my\//;
/** A search is no work; a password is better typed again. */
const NO_WORK = ['search', 'password', 'hidden', 'submit', 'button'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const changed = new Set<Field>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isText = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) && !['checkbox', 'radio'].includes(field.type);

/** Notes what the user changes in the forms of a page. @returns the stop function */
export function watchFields(): () => void {
  const note = ({ target }: Event) => {
    if (!OF_A_USER.test(window.location.pathname) || !isField(target)) return;
    if (target.form !== null && !NO_WORK.includes(target.type)) changed.add(target);
  };
  document.addEventListener('input', note);
  return () => {
    document.removeEventListener('input', note);
    changed.clear();
  };
}

/** Whether a page of the user has a form that leaving would empty. */
export function hasUnsaved(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  return [...changed].some((field) => !isText(field) || field.value.trim() !== '');
}
