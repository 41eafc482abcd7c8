import { enteredProblems } from '#texts/en/entered.ts';
import { refusedWords } from '#texts/en/refused.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Refusal } from '#core/refusal.ts';
import { actionOf, invalidInput, Refused, refusals } from '#core/refusal.ts';
import { errorStatus } from '#contract/error-status.ts';
import { asRefused } from '#contract/fields.ts';
import { refusalText } from '#texts/in-language.ts';
import { fieldText } from '#texts/field-text.ts';
import { isDiskFull } from '../platform/files/place-trouble.ts';
import { isAnswer, isTransientError } from '../platform/db/errors.ts';
import { spokenIn } from '../platform/languages.ts';
import { languageOfCall } from './reader-language.ts';

/** The wire's form of a refusal (contract, Conventions). `reason` tells screens which it was. */
function answer(reply: FastifyReply, refused: Refused): FastifyReply {
  const [code] = refusals[refused.reason];
  if (refused.retryAfter !== undefined) {
    reply.header('retry-after', Math.max(1, Math.ceil(refused.retryAfter)));
  }
  const language = languageOfCall(reply.request) ?? 'en';
  const fields = Object.entries(refused.fields ?? {}).map(([name, sentence]) => [
    name,
    spokenIn(language, () => fieldText(sentence)),
  ]);
  const problems = spokenIn(language, () =>
    refused.problems?.map((one) => ({ ...one, problem: enteredProblems[one.problem] })),
  );
  return reply.code(errorStatus[code]).send({
    error: code,
    message: spokenIn(language, refused.words ?? (() => usualText(refused))),
    reason: refused.reason,
    ...actionOf(refused.reason),
    ...(refused.fields === undefined ? {} : { fields: Object.fromEntries(fields) }),
    ...(refused.secondStep === undefined ? {} : { secondStep: refused.secondStep }),
    ...(problems === undefined ? {} : { problems }),
    ...(refused.conflicts === undefined ? {} : { conflicts: refused.conflicts }),
  });
}

/** What a refusal without words of its own says. */
const usualText = ({ message, reason }: Refused) =>
  message === refusals[reason][1] ? refusalText(reason) : fieldText(message);

const byFastifyCode: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-input',
  FST_ERR_BAD_URL: 'unknown-route',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown-route',
};

const foreignKeyViolation = '23503';

/** Turns every error into an answer: a refusal, wrong fields, or a 500 that says nothing. */
export function answerErrors(app: FastifyInstance, isFull = () => false): void {
  let quietUntil = 0;
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return answer(reply, error);
    if (hasZodFastifySchemaValidationErrors(error)) {
      // A malformed id in a path is the address of nothing.
      if (error.validationContext === 'params') return answer(reply, unknownThing(request.url));
      return answer(reply, wrongFields(error.validation));
    }
    const known = byFastifyCode[errorCode(error)];
    if (known !== undefined) return answer(reply, new Refused(known));
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
    if (status === 429) {
      return answer(reply, new Refused('too-many-requests', { retryAfter: retryAfter(reply) }));
    }
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return answer(reply, new Refused('invalid-input'));
    }
    // Whatever else a row refers to is locked before it is written: only its author can be gone.
    if (isAnswer(error) && error.code === foreignKeyViolation) {
      return answer(reply, new Refused('not-logged-in'));
    }
    if (isTransientError(error)) {
      // A thousand requests meet the same outage, and a log on a full disk is no help.
      if (performance.now() > quietUntil) {
        quietUntil = performance.now() + 1_000;
        // The message alone: the error of a lost connection carries the whole connection with it.
        const problem = error instanceof Error ? error.message : '';
        request.log.warn({ problem }, 'the database or the store could not be asked');
      }
      const reason = isFull() || isDiskFull(error) ? 'disk-full' : 'overloaded';
      return answer(reply, new Refused(reason, { retryAfter: 1 }));
    }
    request.log.error({ err: error, requestId: request.id }, 'a request failed');
    return reply.code(500).send({
      error: 'internal',
      message: spokenIn(languageOfCall(request) ?? 'en', () => refusedWords.ourSide(request.id)),
    });
  });
}

/** Answers an address that cannot be read, which Fastify would do in a form of its own. */
export function answerBadAddress(error: FastifyError, reply: FastifyReply): void {
  answer(reply, new Refused(byFastifyCode[error.code] ?? 'invalid-input'));
}

function retryAfter(reply: FastifyReply): number {
  const header = Number(reply.getHeader('retry-after'));
  return Number.isFinite(header) && header > 0 ? header : 60;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function unknownThing(url: string): Refused {
  const things: readonly [string, Refusal][] = [
    ['/user/', 'unknown-user'],
    ['/election/', 'unknown-election'],
    ['/nomination/', 'unknown-nomination'],
    ['/campus/emails/', 'unknown-email'],
    ['/event/', 'unknown-event'],
    ['/member/', 'unknown-member'],
    ['/contact/', 'unknown-contact'],
  ];
  const [, reason] = things.find(([part]) => url.includes(part)) ?? ['', 'unknown-route' as const];
  return new Refused(reason);
}

/** No form has more, and a long list of wrong things is not repeated to its sender. */
const namedFields = 50;

function wrongFields(
  validation: readonly { instancePath: string; message?: string | undefined }[],
): Refused {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation.slice(0, namedFields)) {
    // The whole way to it, "social.youtube": a form shows the sentence at that very field.
    const field = instancePath.split('/').slice(1).join('.');
    fields[field === '' ? 'body' : field] ??= message ?? asRefused('invalid-input');
  }
  return invalidInput(fields);
}
