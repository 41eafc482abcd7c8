declare module '*/verify-kit.mjs' {
  type Hash = { update(data: string | Uint8Array): Hash; digest(form: 'hex'): string };
  export function hashWith(makeHash: () => Hash): void;
  export function readCode(typed: string): string;
  export function verifyKit(
    bytes: Uint8Array,
    options: { expectedCode?: string; onCheck: (done: number) => void },
  ): {
    fileHash: string;
    checks: { name: string; wrong: string[] }[];
    kit: {
      edition: number;
      election: { id: string; name: string };
      positions: { ballots: unknown[] }[];
    } | null;
    problem: string | null;
  };
}
