/** How to reach the database: a URL, which may name several hosts, or the socket of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number; password?: string };
