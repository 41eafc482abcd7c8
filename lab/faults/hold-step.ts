// Loaded into a server before its own code (node --import): one operation on a file never comes
// back, so that the server can be killed exactly there. HOLD_STEP says which, as "rename recounts/".
import fs from 'node:fs/promises';

const [operation, part = ''] = (process.env['HOLD_STEP'] ?? '').split(' ');

/** Operations whose first or second argument is a path. */
const operations = { open: fs.open, rename: fs.rename, rm: fs.rm };

if (isOperation(operation)) {
  const really = operations[operation] as (...given: unknown[]) => Promise<unknown>;
  const held = async (...given: unknown[]): Promise<unknown> => {
    if (!given.some((one) => typeof one === 'string' && matches(one))) return really(...given);
    process.stderr.write(`held: ${operation} ${part}\n`);
    return new Promise(() => {});
  };
  Object.assign(fs, { [operation]: held });
}

function isOperation(name: string | undefined): name is keyof typeof operations {
  return name !== undefined && Object.hasOwn(operations, name);
}

/** A part that ends in $ is the end of a path. */
function matches(file: string): boolean {
  return part.endsWith('$') ? file.endsWith(part.slice(0, -1)) : file.includes(part);
}
