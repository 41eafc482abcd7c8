declare module '*/verify-kit.mjs' {
  type Hash = { update(data: string | Uint8Array): Hash; digest(form: 'hex'): string };
  export function hashWith(makeHash: () => Hash): void;
  export function isRoundsKit(kit: { format: string }): boolean;
  export function readCode(typed: string): string;
  export function verifyKit(
    bytes: Uint8Array,
    options: { expectedCode?: string; onCheck: (done: number) => void },
  ): {
    fileHash: string;
    checks: { name: string; wrong: string[] }[];
    kit: {
      format: string;
      edition: number;
      election: { id: string; name: string };
      positions: { ballots?: unknown[]; participations: number }[];
    } | null;
    problem: string | null;
  };
}
