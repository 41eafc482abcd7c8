import type { FastifyInstance } from 'fastify';
import { Refused } from '#core/refusal.ts';

const deepest = 16;

/**
 * Reads JSON bodies. An empty body with a JSON type is no body (a POST without fields sends one);
 * nesting beyond what any call takes, keys that are there twice, and __proto__ keys are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, undefined);
    const { depth, members } = shapeOf(text);
    if (depth > deepest) return done(new Refused('invalid-input'), undefined);
    return parse(request, text, (error, value) => {
      // Of a key that is there twice, the last one stayed; another program may read the first.
      if (error === null && countMembers(value) !== members) {
        return done(new Refused('invalid-input'), undefined);
      }
      return done(error, value);
    });
  });
}

/** How many keys a value has, with those of all that is in it. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  let count = Array.isArray(value) ? 0 : inside.length;
  for (const one of inside) count += countMembers(one);
  return count;
}

/** How deep brackets nest and how many keys are written, outside of strings. */
function shapeOf(text: string): { depth: number; members: number } {
  let depth = 0;
  let most = 0;
  let members = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === ':') members += 1;
    else if (character === '{' || character === '[') most = Math.max(most, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return { depth: most, members };
}
