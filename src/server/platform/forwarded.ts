/** How many addresses requests had in X-Forwarded-For, to compare with the proxies that are known. */
export interface Forwarded {
  note(header: string | readonly string[] | undefined): void;
  /** The most of one request since this server started. */
  most(): number;
}

export function openForwarded(): Forwarded {
  let most = 0;
  return {
    note(header) {
      if (header === undefined) return;
      // Node has put repeated headers into one, with commas.
      most = Math.max(most, String(header).split(',').length);
    },
    most: () => most,
  };
}
