type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts the focus on the first field of a form, in its order, of which `wanted` holds. */
export function focusField(form: Element | null, wanted: (control: Control) => boolean): void {
  const controls = [
    ...(form?.querySelectorAll<Control>(
      ':is(input, select, textarea)[name]:not([hidden], [tabindex="-1"])',
    ) ?? []),
  ];
  controls.find(wanted)?.focus();
}

/** On what is to be typed first; somebody who is at a field already is left there. */
export function focusFirstEmpty(form: Element | null): void {
  if (
    form?.contains(document.activeElement) &&
    document.activeElement?.matches('input, select, textarea')
  )
    return;
  focusField(form, (control) => control.type !== 'checkbox' && control.value === '');
}
