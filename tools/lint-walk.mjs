// How the rules of this project walk through a file and its imports.
import path from 'node:path';

export const isCalled = (node, object, property) =>
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.name === property;

/** Whether a node, or one inside it, is what is looked for. */
export function contains(node, isIt) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some((one) => contains(one, isIt));
  if (typeof node.type === 'string' && isIt(node)) return true;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && contains(value, isIt));
}

/** Calls `check` with each import of a file, of types too, and with each re-export. */
export function onImports(check) {
  const look = (node) => {
    const source = node.source?.value;
    if (typeof source === 'string') check(node, source);
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
  };
}

/** The folder of src/<root> that a file is in (null for its top), and the path below src/<root>. */
export function placeIn(root, filename) {
  const below = filename.replaceAll('\\', '/').split(`/src/${root}/`)[1];
  if (below === undefined) return null;
  return { folder: below.includes('/') ? below.split('/')[0] : null, file: below };
}

export function targetIn(root, filename, source) {
  if (source.startsWith(`#${root}/`))
    return placeIn(root, `/src/${root}/${source.slice(root.length + 2)}`);
  if (!source.startsWith('.')) return null;
  return placeIn(root, path.resolve(path.dirname(filename), source));
}
