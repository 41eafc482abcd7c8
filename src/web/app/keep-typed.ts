// A page rendered by the server can be typed into before its script is here.
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
 * Remembers what was typed before hydration. Forms then set their fields to their default values:
 * the returned function puts back what was typed, as if it were typed again.
 */
export function keepTyped(root: Element): () => void {
  const typed = fieldsIn(root)
    .filter(isTyped)
    .map(({ name, value }) => ({ name, value }));
  return () => {
    for (const { name, value } of typed) {
      const field = fieldsIn(root).find((one) => one.name === name);
      if (field === undefined) continue;
      writeValue(field, value);
      const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  };
}

/** React compares an input with what was last written through its own `value`: not through that. */
function writeValue(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value');
  own?.set?.call(field, value);
}
