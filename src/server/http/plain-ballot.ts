import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entriesInOrder } from '#core/elections/ballot.ts';
import { readPlain } from '#core/elections/plain-ballot.ts';
import { isRanked, resolveRules } from '#core/elections/position-rules.ts';
import type { Actor } from '#core/actor.ts';
import { plainBallotPage } from '#core/page-paths.ts';
import { Refused, refusals } from '#core/refusal.ts';
import type { Refusal } from '#core/refusal.ts';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import type { Election } from '#contract/election-shapes.ts';
import { errorStatus } from '#contract/error-status.ts';
import { ballotName, entryName } from '#texts/entry-name.ts';
import { spokenSentence as say } from '#texts/spoken-sentence.ts';
import { castBallot } from '../voting/cast.ts';
import { listMyBallots } from '../results/list-my-ballots.ts';
import { escapeHtml } from '../escape-html.ts';
import { speaking } from '../platform/languages.ts';
import type { Services } from '../services.ts';
import { back, ballotForm, ballotReview, receiptList } from './plain-ballot-pages.ts';
import type { PlainStep } from './plain-ballot-pages.ts';
import { sendPlainPage } from './plain-page.ts';
import { readCookie } from './session-cookie.ts';
import { languageOfPage, rememberOffered } from './reader-language.ts';
import { readings } from './verbs.ts';
import { electionInLanguage } from '#core/elections/translations.ts';
import { spokenLanguage } from '#texts/spoken.ts';

/** Fifty positions with fifty candidates each. */
const bodyLimit = 512 * 1024;

/**
 * The ballot for a browser without a script: one select for each rank, a review, and the receipts. Nothing
 * is kept between the pages; each form carries what was chosen before.
 */
export async function servePlainBallot(app: FastifyInstance, services: Services): Promise<void> {
  const elections = cacheElections(services);
  const offered = rememberOffered(services);
  /** Answers in the language of the reader. */
  const spoken = async (request: Asked, work: () => Promise<FastifyReply>) =>
    speaking(languageOfPage(await offered(), request).language, work);
  const open = async (request: Asked, reply: FastifyReply): Promise<Opened | null> => {
    const found = (await elections()).find(({ _id }) => _id === request.params.electionId);
    if (found === undefined) {
      sendPlainPage(reply, { title: say(refusals['unknown-election'][1]), body: '' }, 404);
      return null;
    }
    const { tag } = spokenLanguage();
    const election = electionInLanguage(found, tag);
    const token = readCookie(request, services.config.publicUrl);
    const actor = token === null ? null : await services.sessions.find(token);
    const own =
      actor === null
        ? undefined
        : (await listMyBallots(services, actor)).find((one) => one.electionId === election._id);
    const why = obstacleOf(actor, own);
    if (actor === null || own === undefined || why !== null) {
      const [code, sentence] = refusals[why ?? 'unknown-election'];
      const more =
        actor === null
          ? `<p>${escapeHtml(say('To log in, turn on JavaScript for that page.'))}</p>`
          : '';
      const body = `<p>${escapeHtml(say(sentence))}</p>${more}${back(election._id)}`;
      sendPlainPage(reply, { title: election.name, body }, errorStatus[code]);
      return null;
    }
    return { election, actor, own };
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async (_request: FastifyRequest, body: string | Buffer) =>
        new URLSearchParams(body.toString()),
    );
    scope.get<Route>(plainBallotPage, hidden, (request, reply) =>
      spoken(request, async () => {
        const opened = await open(request, reply);
        if (opened === null) return reply;
        const { election, own } = opened;
        const steps = stepsOf(opened, new URLSearchParams());
        const cast = own.receipts.map(({ position, code }) => ({ position, code, refusal: '' }));
        const voted = cast.length === 0 ? '' : receiptList(cast);
        const none = `<p>${escapeHtml(say('There is nothing to vote for.'))}</p>`;
        const body =
          steps.length === 0
            ? `${voted || none}${back(election._id)}`
            : `${voted}${ballotForm({ id: election._id, steps, key: randomUUID() })}`;
        return sendPlainPage(reply, { title: election.name, body });
      }),
    );
    scope.post<Route>(plainBallotPage, hidden, (request, reply) =>
      spoken(request, async () => {
        const opened = await open(request, reply);
        if (opened === null) return reply;
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return answer(services, opened, { form, request, reply });
      }),
    );
  });
}

const hidden = { schema: { hide: true } };

interface Route {
  Params: { electionId: string };
}
type Asked = FastifyRequest<Route>;

interface Opened {
  election: Election;
  actor: Actor;
  own: MyBallot;
}

/** Why there is no ballot to fill in for this reader; null where there is one. */
function obstacleOf(actor: Actor | null, own: MyBallot | undefined): Refusal | null {
  if (actor === null) return 'login-to-vote';
  if (actor.needsSecondFactor) return 'second-factor-missing';
  return own?.vote.why ?? null;
}

interface Sent {
  form: URLSearchParams;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer(services: Services, opened: Opened, { form, request, reply }: Sent) {
  const { election, actor } = opened;
  const { _id: id, name: title } = election;
  const given = form.get('key') ?? '';
  const key = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  const steps = stepsOf(opened, form);
  const read = steps.map((step) => ({ step, reading: readPlain(step, step.selected) }));
  const problems = read.flatMap(({ reading }) =>
    reading.kind === 'wrong' ? [reading.sentence] : [],
  );
  const votes = read.flatMap(({ step, reading }) => {
    if (reading.kind !== 'chosen') return [];
    const { choices } = reading;
    return [
      choices.length === 0
        ? { position: step.id, abstain: true as const }
        : { position: step.id, choices: [...choices] },
    ];
  });
  const step = form.get('step');
  if (problems.length > 0) {
    return sendPlainPage(reply, { title, problems, body: ballotForm({ id, steps, key }) }, 400);
  }
  if (step === 'change') {
    return sendPlainPage(reply, { title, body: ballotForm({ id, steps, key }) });
  }
  if (votes.length === 0) {
    const none = ['Choose somebody for at least one position.'];
    const body = ballotForm({ id, steps, key });
    return sendPlainPage(reply, { title, problems: none, body }, 400);
  }
  if (step !== 'cast') {
    return sendPlainPage(reply, { title, body: ballotReview({ id, steps, key }) });
  }
  try {
    const ballot = { userId: actor.id, electionId: id, votes };
    const { votes: lines } = await castBallot(services, actor, ballot, {
      address: request.network,
      device: '',
      marks: '',
      language: null,
      gone: () => new AbortController().signal,
      idempotencyKey: key,
      readFile: async () => null,
    });
    const cast = lines.map(({ position, receipt, refusal }) => ({
      position: steps.find((one) => one.id === position)?.title ?? position,
      code: receipt?.code ?? null,
      refusal: refusal?.message ?? '',
    }));
    const recorded = cast.filter(({ code }) => code !== null).length;
    const done = `${recorded} ${recorded === 1 ? 'vote' : 'votes'} recorded`;
    return sendPlainPage(reply, { title: say(done), body: receiptList(cast) + back(id) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The same key makes another press harmless.
    const body = ballotReview({ id, steps, key });
    const status = errorStatus[refusals[error.reason][0]];
    return sendPlainPage(reply, { title, problems: [error.message], body }, status);
  }
}

/**
 * The positions that this voter has not voted for, with what a form says of each. A form that casts is taken
 * whole: the answer to it may have been lost, and the same key gets it again.
 */
function stepsOf({ election, own }: Opened, form: URLSearchParams): PlainStep[] {
  const gone = new Set([
    ...(form.get('step') === 'cast' ? [] : own.receipts.map(({ positionId }) => positionId)),
    ...own.otherPositions,
    ...(own.numberVoted ?? []),
  ]);
  return election.positions.flatMap(({ _id: id, title, limits: _limits, ...given }) => {
    const candidates = election.nominations.filter(({ positionId }) => positionId === id);
    if (gone.has(id) || candidates.length === 0) return [];
    const rules = resolveRules(given);
    const step = {
      id,
      title,
      entries: entriesInOrder(candidates, own.orderSeed).map(
        ({ _id, kind, nominee, disqualified }) => ({
          id: _id,
          name:
            disqualified === undefined
              ? ballotName({ ...nominee, name: entryName(kind, nominee.name) })
              : say(`${nominee.name} (disqualified)`),
        }),
      ),
      nobody: candidates.find(({ kind }) => kind === 'nobody')?._id ?? null,
      rules,
      text: rules.text,
      hint: say(hintOf(rules, candidates.length)),
      selected: form.getAll(id).slice(0, candidates.length),
    };
    return [{ ...step, isWrong: readPlain(step, step.selected).kind === 'wrong' }];
  });
}

function hintOf(rules: ReturnType<typeof resolveRules>, count: number): string {
  if (isRanked(rules)) {
    const least = Math.min(rules.leastRanks, count);
    return `Choice 1 is whom you want most. Rank ${least > 1 ? `at least ${least}` : 'as many as you like'}.`;
  }
  if (rules.kind === 'question') return 'Choose an answer.';
  return rules.maxChoices > 1
    ? `Choose up to ${Math.min(rules.maxChoices, count)}.`
    : 'Choose one.';
}

/** The elections as everybody reads them. */
function cacheElections(services: Services): () => Promise<readonly Election[]> {
  const { after, make } = readings.listElections;
  const cached = services.responseCache.cache({
    after: after.filter((kind) => kind !== 'standings' && kind !== 'last-votes'),
    async make(now) {
      const { reply, until = null } = await make(services, { now, audience: 'everybody' });
      return {
        body: JSON.stringify(reply.elections),
        until: typeof until === 'number' ? new Date(until) : null,
      };
    },
  });
  return async () => JSON.parse((await cached.read()).plain.bytes.toString()) as Election[];
}
