/** What to do about a key, with the command: health, doctor and log say the same. */
export const keyAdvice = {
  missing:
    'Bring the key back from a file of keys: npm run keys -- import FILE. Without a name it asks for the lines of two sheets (docs/operations.md).',
  foreign:
    'Set KEYS_DIR to the folder of this campus and restart. If the other campus is gone for good: npm run keys -- adopt.',
  unsaved:
    'Do not stop this server: it holds the key in its memory. Make KEYS_DIR writable, and it writes the file within a minute.',
} as const;
