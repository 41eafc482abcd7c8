// Finds people, candidates and elections in bytes, whichever way they are written.

/** Whom or what some bytes name. */
export interface Name {
  voter?: string;
  /** A nomination. */
  choice?: string;
  /** The account of a candidate, the same in all elections. */
  nominee?: string;
  /** The election that is named, or to which a voter's receipt belongs. */
  election?: string;
  /** The secret of an election itself. */
  key?: string;
}

export interface Hit extends Name {
  /** Where it begins. */
  at: number;
}

export interface Names {
  /** A text as UTF-8. */
  addText(text: string, name: Name): void;
  addBytes(bytes: Uint8Array, name: Name): void;
  /** An id as its 16 bytes, and as text with and without dashes. */
  addId(id: string, name: Name): void;
  scan(bytes: Uint8Array): Hit[];
}

export function openNames(): Names {
  // By their first four bytes; a bit for the first two spares most look-ups.
  const byStart = new Map<number, { bytes: Uint8Array; name: Name }[]>();
  const mayStart = new Uint8Array(65_536);

  function addBytes(bytes: Uint8Array, name: Name): void {
    if (bytes.length < 6) return;
    const [a = 0, b = 0] = bytes;
    mayStart[(a << 8) | b] = 1;
    const start = startOf(bytes, 0);
    const others = byStart.get(start) ?? [];
    if (others.some((other) => isAt(other.bytes, bytes, 0, bytes.length))) return;
    byStart.set(start, [...others, { bytes, name }]);
  }

  const addText = (text: string, name: Name) => addBytes(Buffer.from(text), name);

  return {
    addBytes,
    addText,
    addId(id, name) {
      const plain = id.replaceAll('-', '');
      addBytes(Buffer.from(plain, 'hex'), name);
      addText(id, name);
      addText(plain, name);
    },
    scan(bytes) {
      const hits: Hit[] = [];
      for (let at = 0; at + 6 <= bytes.length; at += 1) {
        if (mayStart[((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)] === 0) continue;
        for (const known of byStart.get(startOf(bytes, at)) ?? []) {
          if (isAt(bytes, known.bytes, at)) hits.push({ ...known.name, at });
        }
      }
      return hits;
    },
  };
}

function startOf(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function isAt(bytes: Uint8Array, part: Uint8Array, at: number, length = part.length): boolean {
  if (at + part.length > bytes.length || length !== part.length) return false;
  for (let index = 0; index < part.length; index += 1) {
    if (bytes[at + index] !== part[index]) return false;
  }
  return true;
}
