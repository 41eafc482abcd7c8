import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../docs/developers/benchmarks.md');
const begin = '<!-- bench: what follows is written by npm run bench -->';
const end = '<!-- bench: end -->';

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The kind of machine, as far as it bears on the figures. */
export function machine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const kernel = `${os.type()} ${os.release().split('-')[0]}`;
  return `${os.availableParallelism()} cores of ${cpu?.model.trim() ?? 'an unknown kind'}, ${memory} GiB, ${kernel}, Node ${process.versions.node}, the PostgreSQL that comes along; the load runs on the same machine.`;
}

/** Replaces the measured part of docs/developers/benchmarks.md; what people wrote around it stays. */
export function writeReport(measured: string): void {
  const old = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : `# Benchmarks\n\n${begin}\n${end}\n`;
  const [before = ''] = old.split(begin);
  const after = old.split(end)[1] ?? '\n';
  fs.writeFileSync(file, `${before}${begin}\n\n${measured}\n\n${end}${after}`);
}
