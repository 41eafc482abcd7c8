/** A person in plain text, where the line stands behind the name. */
export const withLine = (name: string, line: string | undefined): string =>
  line === undefined || line === '' ? name : `${name} (${line})`;
