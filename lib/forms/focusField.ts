type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Focuses the form's first field that matches `wanted`. */
export function focusField(form: Element | null, wanted: (control: Control) => boolean): void {
  const controls = [
    ...(form?.querySelectorAll<Control>(
      ':is(input, select, textarea)[name]:not([hidden], [tabindex="-1"])',
    ) ?? []),
  ];
  controls.find(wanted)?.focus();
}

/** Focuses the first empty field, unless a field already has the focus. */
export function focusFirstEmpty(form: Element | null): void {
  if (
    form?.contains(document.activeElement) &&
    document.activeElement?.matches('input, select, textarea')
  )
    return;
  focusField(form, (control) => control.type !== 'checkbox' && control.value === '');
}
