type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function focusField(form: Element | null, wanted: (control: Control) => boolean): void {
  const controls = [
    ...(form?.querySelectorAll<Control>(
      ':is(input, select, textarea)[name]:not([hidden], [tabindex="-1"])',
    ) ?? []),
  ];
  controls.find(wanted)?.focus();
}

/** Leaves the focus on a field that already has it. */
export function focusFirstEmpty(form: Element | null): void {
  if (
    form?.contains(document.activeElement) &&
    document.activeElement?.matches('input, select, textarea')
  )
    return;
  focusField(form, (control) => control.type !== 'checkbox' && control.value === '');
}
