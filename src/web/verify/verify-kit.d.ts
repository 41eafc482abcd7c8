declare module '*/verify-kit.mjs' {
  export interface Verified {
    /** 0 or 3: all holds; 1: something is wrong; 2: it cannot be judged. */
    code: number;
    lines: string[];
    fileHash: string;
    checks: { name: string; wrong: string[] }[];
    kit: {
      edition: number;
      election: { id: string; name: string };
      positions: { ballots: unknown[] }[];
    } | null;
    /** Why the file cannot be judged. */
    problem: string | null;
  }
  export function verifyKit(bytes: Uint8Array, options: { expectedCode?: string }): Verified;
  export function readCode(typed: string): string;
}
