/** One release of CHANGELOG.md. */
export interface Notes {
  version: string;
  /** The day as it stands there; null while the release is in work. */
  day: string | null;
  text: string;
  /** Whether the notes say that it may be installed while an election is open. */
  mayInstallWhileOpen: boolean;
}

/** The releases of the changelog, the newest first. */
export function readNotes(changelog: string): Notes[] {
  const parts = changelog.split(/^## /m).slice(1);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [version = '', day] = heading.replace(' (not released)', '').split(' – ');
    const text = lines.join('\n').trim();
    return {
      version,
      day: day ?? null,
      text,
      mayInstallWhileOpen: text.includes('It may be installed while an election is open.'),
    };
  });
}
