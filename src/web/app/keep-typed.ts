// A page rendered by the server can be typed into before its script is here.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: Element) => [
  ...root.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    // Where no option is selected the browser shows the first, which nobody chose.
    const untouched = [...field.options].find((one) => one.defaultSelected) ?? field.options[0];
    return field.selectedOptions[0] !== untouched;
  }
  return field.value !== field.defaultValue;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Remembers what was typed before hydration and while it goes on, when forms set their fields to the default values.
 * The returned function puts it back, as if it were typed again.
 */
export function keepTyped(root: Element): () => void {
  const fields = fieldsIn(root);
  const typed = new Map(fields.filter(isTyped).map(({ name, value }) => [name, value]));
  const kept = new AbortController();
  // What a browser fills in, or somebody pastes, comes without a key that would hydrate before.
  const keep = ({ target }: Event) => {
    if (isField(target) && fields.includes(target)) typed.set(target.name, target.value);
  };
  addEventListener('input', keep, { capture: true, signal: kept.signal });
  return () => {
    kept.abort();
    // Where something else has changed the page, it is rendered anew, and what was typed meanwhile is in the former fields.
    for (const field of fields) {
      if (!field.isConnected && isTyped(field)) typed.set(field.name, field.value);
    }
    for (const [name, value] of typed) {
      const field = fieldsIn(root).find((one) => one.name === name);
      if (field === undefined) continue;
      writeValue(field, value);
      const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  };
}

/** Sets the value past React's own setter, so that React sees a change. */
function writeValue(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value');
  own?.set?.call(field, value);
}
