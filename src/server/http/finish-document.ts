import { refusals } from '#core/refusal.ts';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { edgeRefusalsOf, refusalsOf } from '#contract/endpoint.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/error-status.ts';
import { languageHeader } from '#contract/routes.ts';
import { languages } from '#texts/languages.ts';

interface Operation {
  operationId?: string;
  parameters?: readonly unknown[];
  requestBody?: { required?: boolean };
  responses?: Record<string, unknown>;
}

interface Described {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown>; parameters?: Record<string, unknown> };
}

const refusalReply = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/** The one header that every call reads, and nobody but our own pages has to send. */
const readerLanguage = {
  name: languageHeader,
  in: 'header',
  required: false,
  description:
    'The language in which people are shown what a call says: `message`, and the sentences of `fields`, come in it as far as they are translated. Without it, and with any other value, they are English to the letter, whatever `accept-language` or a cookie say. Whoever registers with it reads e-mails in it. `reason`, names and what people wrote are the same in every language.',
  schema: { type: 'string', enum: languages.map(({ tag }) => tag) },
};

/** Adds to the document what the mounted routes cannot say, and takes out what nothing refers to. */
export function finishDocument<D extends object>(document: D): D {
  const { paths = {}, components }: Described = document;
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    if (operation.operationId === undefined) continue;
    finishOperation(operation, api[operation.operationId as CallName]);
  }
  if (components !== undefined) components.parameters = { Language: readerLanguage };
  if (components?.schemas !== undefined) {
    const { schemas } = components;
    dropUnused(paths, schemas);
    // They come in the order in which their modules were read, which differs from start to start.
    components.schemas = Object.fromEntries(
      Object.keys(schemas)
        .toSorted()
        .map((name) => [name, schemas[name]]),
    );
  }
  return document;
}

function finishOperation(operation: Operation, spec: EndpointSpec): void {
  const { requestBody, parameters = [] } = operation;
  operation.parameters = [...parameters, { $ref: '#/components/parameters/Language' }];
  if (requestBody !== undefined && spec.body?.safeParse(undefined).success === true) {
    requestBody.required = false;
  }
  operation.responses = { ...successes(operation, spec), ...refusalReplies(spec) };
}

function successes({ responses = {} }: Operation, { done, proposes }: EndpointSpec): object {
  const said: Record<string, string> =
    proposes === true ? { 202: 'It waits for another officer' } : {};
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return Object.fromEntries(
    good.map(([status, response]) => [
      status,
      { ...(response as object), description: said[status] ?? done ?? 'Done' },
    ]),
  );
}

/** One reply per status; its description lists each reason of that status with its sentence. */
function refusalReplies(spec: EndpointSpec): object {
  const replies: Record<number, { description: string; content: object }> = {};
  for (const reason of new Set([...refusalsOf(spec), ...edgeRefusalsOf(spec)])) {
    const [code, sentence] = refusals[reason];
    const reply = (replies[errorStatus[code]] ??= { description: '', content: refusalReply });
    reply.description += `${reply.description === '' ? '' : '\n'}- `;
    reply.description += `\`${reason}\`: ${sentence}`;
  }
  return replies;
}

/** The plug-in describes each schema twice, as it is sent and as it is answered, used or not. */
function dropUnused(paths: object, schemas: Record<string, unknown>): void {
  const used = new Set<string>();
  const waiting: unknown[] = [paths];
  for (const part of waiting) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      if (used.has(name)) continue;
      used.add(name);
      waiting.push(schemas[name]);
    }
  }
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}
