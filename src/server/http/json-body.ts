import type { FastifyInstance } from 'fastify';
import { Refused } from '#core/refusal.ts';

const deepest = 16;

/**
 * Reads JSON bodies. An empty body with a JSON type is no body (a POST without fields sends one);
 * nesting beyond what any call takes, and __proto__ keys, are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, undefined);
    if (depthOf(text) > deepest) return done(new Refused('invalid-input'), undefined);
    return parse(request, text, done);
  });
}

/** How deep brackets nest outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') most = Math.max(most, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return most;
}
