// A page drawn by the server can be typed into before its script is here.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: Element) => [
  ...root.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    // Where none is marked, the browser shows the first: nobody chose that one.
    const untouched = [...field.options].find((one) => one.defaultSelected) ?? field.options[0];
    return field.selectedOptions[0] !== untouched;
  }
  return field.value !== field.defaultValue;
}

/**
 * Remembers what was typed and where the focus is; the returned function puts both back into the
 * page that was drawn in its place, and called again what was emptied since.
 */
export function keepTyped(root: Element): () => void {
  const typed = fieldsIn(root)
    .filter(isTyped)
    .map(({ name, value }) => ({ name, value }));
  const focused = document.activeElement;
  const isInside = focused !== null && root.contains(focused);
  const name = isInside ? focused.getAttribute('name') : null;
  const href = isInside ? focused.getAttribute('href') : null;
  const range =
    focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement
      ? ([focused.selectionStart, focused.selectionEnd] as const)
      : null;

  let isFirst = true;
  return () => {
    for (const { name: of, value } of typed) {
      const field = fieldsIn(root).find((one) => one.name === of);
      // Later on, what is typed by now is newer.
      if (field === undefined || (!isFirst && field.value !== '')) continue;
      field.value = value;
      const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    if (!isFirst) return;
    isFirst = false;
    const by = (key: string, value: string | null) =>
      value === null ? null : root.querySelector<HTMLElement>(`[${key}="${CSS.escape(value)}"]`);
    const next = by('name', name) ?? by('href', href);
    next?.focus({ preventScroll: true });
    if (
      range !== null &&
      range[0] !== null &&
      (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement)
    ) {
      next.setSelectionRange(...range);
    }
  };
}
