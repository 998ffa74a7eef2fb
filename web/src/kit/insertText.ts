/** Inserts a text at the cursor of a field, in place of what is selected, as if it was typed; the field gets the focus. */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  from = field.selectionStart ?? field.value.length,
): void {
  field.focus();
  field.setRangeText(text, from, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
