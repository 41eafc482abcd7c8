#!/usr/bin/env node
/**
 * Verifies a recount kit of a student election, from the document of the format alone ("The recount kit"), or a kit of
 * its rounds, where the ballots are not public.
 *
 *   node verify-kit.mjs kit.json [--sha256 HEX] [--code CODE] [--witness FILE] [--line 'entry 12 sha256 HEX']
 *
 * --sha256   the hash that the page of the election shows
 * --code     a result code that somebody kept
 * --witness  a file with lines `entry <number> sha256 <hash>` and `election <id> has <count> entries up to entry
 *            <number>`, such as a kept e-mail of a witness
 * --line     one such line; both may be given several times
 *
 * Ends with 0 if everything holds, 1 if something is wrong, 2 if the file cannot be read or is no kit, and 3 if
 * everything holds and no hash was given to compare the file with.
 */

// Node's modules are asked for when it runs, so that this one file also runs in a browser, where there are none.
const ofNode = (name) => globalThis.process?.getBuiltinModule?.(`node:${name}`) ?? {};

let { createHash } = ofNode('crypto');

/** In a browser the page brings the hash: WebCrypto cannot hash in parts, nor without https. */
export const hashWith = (makeHash) => {
  createHash = makeHash;
};

/** The file cannot be judged at all: the code is 2. */
class CannotJudge extends Error {}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Text of the kit for a terminal: what could forge a line or turn the writing around is escaped (joiners stay). */
const show = (text) =>
  '"' +
  text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}"\\]/gu, (c) =>
    c === '"' ? '\\"' : `\\u{${c.codePointAt(0).toString(16)}}`,
  ) +
  '"';

// --- strict JSON ---

/** What a function gives, or why the file cannot be judged. */
const attempt = (action, sentence) => {
  try {
    return action();
  } catch (error) {
    throw new CannotJudge(`${sentence}: ${show(error.message)}`);
  }
};

/** JSON of RFC 8259, and stricter: no key twice in an object, only whole numbers in digits, no half characters. */
function parseJson(fileText) {
  const value = attempt(
    () => JSON.parse(fileText),
    'The file is no JSON; it may be cut off or changed',
  );
  // It is JSON, so its parts can be told apart simply: keys and texts, brackets, numbers.
  const keysOfOpenObjects = [];
  for (const { 0: part, index } of fileText.matchAll(
    /"(?:[^"\\]+|\\.)*"\s*:?|[{}[\]]|[-0-9][^\s,\]}]*/g,
  )) {
    const fail = (what) => {
      throw new CannotJudge(
        `Line ${fileText.slice(0, index).split('\n').length} of the file: ${what}.`,
      );
    };
    if (part === '{' || part === '[') keysOfOpenObjects.push(new Set());
    else if (part === '}' || part === ']') keysOfOpenObjects.pop();
    else if (part.startsWith('"')) {
      const decoded = JSON.parse(part.slice(0, part.lastIndexOf('"') + 1));
      if (!decoded.isWellFormed()) fail('a text has half of a character (a lone surrogate)');
      if (!part.endsWith(':')) continue;
      if (keysOfOpenObjects.at(-1).has(decoded))
        fail(`the key ${show(decoded)} is there twice in one object`);
      keysOfOpenObjects.at(-1).add(decoded);
    } else if (!/^(0|[1-9][0-9]*)$/.test(part) || !Number.isSafeInteger(Number(part))) {
      fail(`${part} is no whole number from 0 to 2^53 - 1, written in digits`);
    }
  }
  return value;
}

// --- types of fields ---

// A type is a function of a value, of where it stands and of a list, to which it adds the keys that nobody knows.
const type = (what, isRight) => (value, where) => {
  if (!isRight(value)) throw new CannotJudge(`${where} is not ${what}.`);
};

const isText = (value) => typeof value === 'string';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{64}$/;

const isMoment = (value, pattern) => {
  if (!isText(value) || !pattern.test(value)) return false;
  const date = new Date(value.slice(0, 19) + 'Z');
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === value.slice(0, 19);
};

const text = type('a text', isText);
const textOfSome = type('a text that is not empty', (value) => isText(value) && value !== '');
const flag = type('true or false', (value) => typeof value === 'boolean');
const number = type('a number', (value) => typeof value === 'number');
const numberFromOne = type(
  'a number of 1 or more',
  (value) => typeof value === 'number' && value >= 1,
);
const id = type('an id (a UUID in lower case)', (value) => isText(value) && UUID.test(value));
const hash = type(
  'a hash (64 hexadecimal digits in lower case)',
  (value) => isText(value) && HASH.test(value),
);
const hashOrEmpty = type(
  'a hash or ""',
  (value) => value === '' || (isText(value) && HASH.test(value)),
);
const moment = type('a moment in UTC with milliseconds', (value) =>
  isMoment(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
);
const longMoment = type('a moment in UTC with six digits after the second', (value) =>
  isMoment(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
);

const orNull = (inner) => (value, where, unknown) => value === null || inner(value, where, unknown);
const listOf = (inner) => (value, where, unknown) => {
  if (!Array.isArray(value)) throw new CannotJudge(`${where} is not a list.`);
  value.forEach((item, index) => inner(item, `${where}[${index}]`, unknown));
};

const objectOf =
  (fields, optional = {}) =>
  (value, where, unknown) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw new CannotJudge(`${where} is not an object.`);
    for (const [key, inner] of Object.entries(fields)) {
      if (!Object.hasOwn(value, key)) throw new CannotJudge(`${where}.${key} is missing.`);
      inner(value[key], `${where}.${key}`, unknown);
    }
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(optional, key)) optional[key](value[key], `${where}.${key}`, unknown);
      else if (!Object.hasOwn(fields, key))
        unknown.push(`${where} has the key ${show(key)}, which the format does not name.`);
    }
  };

const limits = { branches: listOf(text), years: listOf(text), groups: listOf(text) };

const ruleFields = {
  method: text,
  tie: text,
  drawSeed: text,
  drawSource: text,
  drawMinutes: number,
  leaving: text,
  voters: text,
  mailDomains: listOf(text),
  electorate: objectOf({ kind: text, roles: listOf(text), ...limits }),
  addedAfterOpening: number,
  standings: text,
};

const kitFields = {
  format: text,
  version: number,
  edition: numberFromOne,
  earlier: listOf(hash),
  madeAt: moment,
  election: objectOf({
    id,
    name: text,
    campus: text,
    opensAt: moment,
    closesAt: moment,
    isSealed: flag,
  }),
  rules: objectOf(ruleFields),
  record: objectOf({
    head: orNull(objectOf({ seq: numberFromOne, sha256: hash })),
    count: number,
    entries: listOf(
      objectOf({
        seq: numberFromOne,
        before: hashOrEmpty,
        id,
        at: longMoment,
        actorId: orNull(id),
        act: text,
        objectId: orNull(id),
        electionId: orNull(id),
        detailSha256: orNull(hash),
        sha256: hash,
      }),
    ),
  }),
  positions: listOf(
    objectOf(
      {
        id,
        title: text,
        seats: numberFromOne,
        limits: objectOf(limits),
        participations: number,
        disputed: number,
        isDisputeDecisive: flag,
        candidates: listOf(objectOf({ id, name: text, votes: number, hasLeft: flag })),
        result: objectOf({
          elected: listOf(id),
          tied: listOf(id),
          openSeats: number,
          emptySeats: number,
          isToVoteAgain: flag,
        }),
        ballots: listOf(objectOf({ id, candidate: id })),
      },
      { draw: objectOf({ seed: text, order: listOf(id) }) },
    ),
  ),
};

// --- what version 4 has in place of the positions of before ---

const words = (...known) => type(`one of ${known.join(', ')}`, (value) => known.includes(value));
const share = (value, where, unknown) => {
  objectOf({ numerator: numberFromOne, denominator: numberFromOne })(value, where, unknown);
  if (value.numerator > value.denominator)
    throw new CannotJudge(`${where} is more than the whole.`);
};
const oneOf = (types) => (value, where, unknown) => {
  if (!Object.hasOwn(types, value?.kind ?? ''))
    throw new CannotJudge(`${where} is of no "kind" that is known.`);
  types[value.kind](value, where, unknown);
};
const isQuestion = (position) => position?.kind === 'question';
const isRanked = (position) => position?.method === 'irv' || position?.method === 'stv';

/** Whether each ballot of a position names one candidate, and no more is possible. */
const hasSingles = ({ method = 'plurality', maxChoices = 1, canAbstain = false }) =>
  method === 'plurality' && maxChoices === 1 && !canAbstain;

/** What a ballot says: ids, best first where people rank; none of one that abstains. */
const choicesOf = (ballot) => ballot.choices ?? [ballot.candidate];

const candidateFields = {
  id,
  kind: words('person', 'nobody', 'yes', 'no'),
  name: text,
  votes: number,
  hasLeft: flag,
};

const positionFields = {
  id,
  title: text,
  kind: words('post', 'question'),
  method: words('plurality', 'irv', 'stv'),
  seats: numberFromOne,
  maxChoices: numberFromOne,
  leastRanks: numberFromOne,
  nobody: orNull(words('shown', 'reopens', 'voids')),
  canAbstain: flag,
  unopposed: words('elected', 'voted'),
  limits: objectOf(limits),
  participations: number,
  disputed: number,
  isDisputeDecisive: flag,
  candidates: listOf(objectOf(candidateFields)),
  abstained: number,
};

/** How the fields of a position contradict each other; what it is then, nobody knows. */
function contradictionOf(position) {
  const { method, seats, maxChoices, nobody, unopposed, candidates } = position;
  const many = (kind) => candidates.filter((one) => one.kind === kind).length;
  const isAnswered = isQuestion(position);
  if (seats > 50) return 'has more than 50 seats';
  if (isAnswered && (method !== 'plurality' || seats !== 1 || maxChoices !== 1))
    return 'is a question, which has "plurality", one seat and one choice';
  if (isAnswered && (nobody !== null || unopposed !== 'elected'))
    return 'is a question, where "nobody" is null and "unopposed" is "elected"';
  if (isAnswered && (many('yes') !== 1 || many('no') !== 1 || candidates.length !== 2))
    return 'is a question, and its candidates are not one "yes" and one "no"';
  if (!isAnswered && many('yes') + many('no') > 0)
    return 'is a post, and has a candidate of the kind "yes" or "no"';
  if (!isAnswered && many('nobody') !== (nobody !== null && many('person') > 0 ? 1 : 0))
    return `has ${many('nobody')} candidates of the kind "nobody", where "nobody" is ${nobody === null ? 'null' : show(nobody)} and ${many('person')} persons stand`;
  if (isRanked(position) && maxChoices !== 1)
    return 'has more than one choice, though people rank the candidates';
  if (isRanked(position) && nobody !== null && nobody !== 'reopens')
    return 'is one where people rank the candidates, and "nobody" is not "reopens"';
  if (method === 'irv' && seats !== 1) return 'has "irv" and more than one seat';
  if (position.majority && (isRanked(position) || seats !== 1))
    return 'has a "majority", which is for "plurality" and one seat';
  if (candidates.some((one) => one.kind !== 'person' && one.hasLeft))
    return 'has a candidate who is no person and has left';
  return null;
}

/** A position of version 4: what its ballots and its result look like depends on how it is won. */
const position4 = (value, where, unknown) => ballotPositionWith({})(value, where, unknown);

const ballotPositionWith = (optional, alsoOf) => (value, where, unknown) => {
  const ballot = hasSingles(value ?? {})
    ? objectOf({ id, candidate: id })
    : objectOf({ id, choices: listOf(id) });
  positionWith({ ballots: listOf(ballot), ...alsoOf?.(value) }, optional)(value, where, unknown);
};

/** The same of a rounds kit, which has no ballots. */
const roundsPosition = (value, where, unknown) => roundsPositionWith({})(value, where, unknown);

const roundsPositionWith = (optional, alsoOf) => (value, where, unknown) =>
  positionWith({ ...(isRanked(value) && { count: countField }), ...alsoOf?.(value) }, optional)(
    value,
    where,
    unknown,
  );

/** What version 6 adds to a position, and version 3 of a rounds kit. */
const addedBy6 = (position) => ({
  candidates: listOf(objectOf(candidateFields, { apart: textOfSome })),
  ...(isRanked(position) && { orders: ordersField }),
  ...(!isQuestion(position) && postRules),
});

/** How many people have to take part. */
const quorumField = orNull(
  oneOf({
    number: objectOf({ kind: text, least: number }),
    share: objectOf({ kind: text, share }),
  }),
);

/** What decides a post besides its votes. */
const postRules = {
  quorum: quorumField,
  majority: orNull(objectOf({ share, of: words('valid') })),
  eligible: number,
};

/** The counts of a position that were asked whether the orders of a draw make a difference. */
const ordersField = listOf(objectOf({ left: listOf(id), disqualified: listOf(id), isSame: flag }));

/** What a ruling adds to a position: since version 5, and since version 2 of a rounds kit. */
const rulingFields = {
  rulings: listOf(
    objectOf({
      kind: words('disqualified', 'void'),
      person: orNull(id),
      complaint: orNull(numberFromOne),
      ruledAt: moment,
      reason: text,
    }),
  ),
  asCast: (value, where, unknown) =>
    objectOf(Object.hasOwn(value ?? {}, 'voted') ? questionResult : postResult)(
      value,
      where,
      unknown,
    ),
};

const postResult = { outcome: text, elected: listOf(id), tied: listOf(id), openSeats: number };
const questionResult = { outcome: text, voted: number, quorumNeeded: number, yesNeeded: number };

/** How the rulings of a position contradict it. */
function wrongRulings({ rulings, asCast, candidates, kind }) {
  if ((rulings === undefined) !== (asCast === undefined))
    return 'has one of "rulings" and "asCast", which stand together';
  if (rulings === undefined) return null;
  const out = rulings.filter((one) => one.kind === 'disqualified').map((one) => one.person);
  const persons = candidates.filter((one) => one.kind === 'person').map((one) => one.id);
  if (rulings.length === 0) return 'has "rulings" without a ruling';
  if (rulings.length - out.length > 1) return 'is made void twice';
  if (rulings.some((one) => one.kind === 'void' && one.person !== null))
    return 'has a ruling that makes it void and names a candidate';
  if (new Set(out).size < out.length || out.some((one) => !persons.includes(one)))
    return 'has a ruling that disqualifies nobody who stands for it, or somebody twice';
  if ((kind === 'question') !== Object.hasOwn(asCast, 'voted'))
    return 'has an "asCast" that is not of its kind';
  return null;
}

const positionWith =
  (more, optional = {}) =>
  (value, where, unknown) => {
    if (value === null || typeof value !== 'object')
      throw new CannotJudge(`${where} is not an object.`);
    const result = objectOf(isQuestion(value) ? questionResult : postResult);
    const question = objectOf({
      text,
      quorum: quorumField,
      majority: objectOf({ share, of: words('valid', 'eligible') }),
      eligible: number,
    });
    objectOf(
      { ...positionFields, ...(isQuestion(value) && { question }), result, ...more },
      { draw: objectOf({ seed: text, order: listOf(id) }), ...optional },
    )(value, where, unknown);
    const contradiction = contradictionOf(value) ?? wrongRulings(value);
    if (contradiction !== null) throw new CannotJudge(`${where} ${contradiction}.`);
  };

/** What a ranked position of a rounds kit has in place of its ballots. */
const countField = objectOf({
  valid: number,
  struck: number,
  entries: listOf(id),
  rounds: listOf(
    objectOf({
      step: words('first', 'surplus', 'exclude'),
      entry: orNull(number),
      transfers: listOf(objectOf({ to: orNull(number), papers: number, amount: number })),
      tallies: listOf(number),
      needed: orNull(number),
      exhausted: number,
      lost: number,
      elected: listOf(number),
    }),
  ),
});

const { method: _method, ...rules4 } = ruleFields;

const certification = objectOf({
  certifiedAt: moment,
  answers: listOf(objectOf({ number: numberFromOne, answeredAt: moment, answer: text })),
});

/** The types of a kit by its version. */
const kitTypes = new Map([
  [1, objectOf(kitFields)],
  [2, objectOf({ ...kitFields, certification })],
  [3, objectOf({ ...kitFields, nonce: hash }, { certification })],
  [
    4,
    objectOf(
      { ...kitFields, rules: objectOf(rules4), positions: listOf(position4), nonce: hash },
      { certification },
    ),
  ],
  [
    5,
    objectOf(
      {
        ...kitFields,
        rules: objectOf(rules4),
        positions: listOf((...given) => ballotPositionWith(rulingFields)(...given)),
        nonce: hash,
      },
      { certification },
    ),
  ],
  [
    6,
    objectOf(
      {
        ...kitFields,
        rules: objectOf(rules4),
        positions: listOf((...given) => ballotPositionWith(rulingFields, addedBy6)(...given)),
        nonce: hash,
      },
      { certification },
    ),
  ],
]);

const roundsKitWith = (position) =>
  objectOf(
    {
      ...kitFields,
      whole: objectOf({ sha256: hash, earlier: listOf(hash) }),
      rules: objectOf(rules4),
      positions: listOf(position),
    },
    { certification },
  );

/** A kit of rounds, by its version. */
const roundsTypes = new Map([
  [1, roundsKitWith(roundsPosition)],
  [2, roundsKitWith((...given) => roundsPositionWith(rulingFields)(...given))],
  [3, roundsKitWith((...given) => roundsPositionWith(rulingFields, addedBy6)(...given))],
]);

const FORMATS = new Map([
  ['hustings-recount-kit', kitTypes],
  ['hustings-rounds-kit', roundsTypes],
]);

/** Whether a kit has the rounds in place of the ballots. */
export const isRoundsKit = ({ format }) => format === 'hustings-rounds-kit';

/** The kit of a file, of which all types are right and all keys known. */
function readKit(fileText) {
  const kit = parseJson(fileText);
  // These are looked at first: of another format or version nothing is known.
  const types = FORMATS.get(kit?.format);
  if (types === undefined)
    throw new CannotJudge(
      'The file is no recount kit: its "format" is not "hustings-recount-kit".',
    );
  const kitType = types.get(kit.version);
  if (kitType === undefined)
    throw new CannotJudge(
      isRoundsKit(kit)
        ? 'The "version" of the rounds kit is not 1, 2 or 3, the only ones that this verifier knows.'
        : 'The "version" of the kit is not 1, 2, 3, 4, 5 or 6, the only ones that this verifier knows.',
    );
  const unknownKeys = [];
  kitType(kit, 'kit', unknownKeys);
  const isRuled = kit.version === (isRoundsKit(kit) ? 2 : 5);
  if (isRuled && kit.positions.every(({ rulings }) => rulings === undefined))
    throw new CannotJudge(
      `The kit is of version ${kit.version}, which is that of rulings, and no position has any.`,
    );
  const { method, leaving } = kit.rules;
  if (!isRoundsKit(kit) && kit.version < 4 && method !== 'plurality')
    throw new CannotJudge(`This verifier does not know the "method" ${show(method)}.`);
  if (!['vacant', 'next', 'vote-again'].includes(leaving))
    throw new CannotJudge(`This verifier does not know the rule of "leaving" ${show(leaving)}.`);
  // What nobody knows may decide something, such as the weight of a vote.
  if (unknownKeys.length > 0) throw new CannotJudge(unknownKeys.slice(0, 10).join(' '));
  return kit;
}

// --- the result code ---

const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code of a whole hash: its first 60 bits in groups of four, such as KX4M-7Q2P-9TBA. */
const codeOf = (whole) => {
  const bits = BigInt(`0x${whole.slice(0, 15)}`);
  const code = Array.from(
    { length: 12 },
    (_, index) => CODE_LETTERS[Number((bits >> BigInt(5 * (11 - index))) & 31n)],
  );
  return [0, 4, 8].map((at) => code.slice(at, at + 4).join('')).join('-');
};

/** The whole hash of the votes of a kit, and its code; null in versions 1 and 2, which have none. */
export function resultCode({ nonce, positions }) {
  if (nonce === undefined) return null;
  const whole = createHash('sha256').update(`hustings-result 1\nnonce ${nonce}\n`);
  for (const { id: positionId, title, candidates, ballots } of positions) {
    whole.update(`position ${positionId} ${JSON.stringify(title)}\n`);
    for (const candidate of [...candidates].sort((a, b) => compareText(a.id, b.id)))
      whole.update(
        `candidate ${candidate.id} ${candidate.votes} ${JSON.stringify(candidate.name)}\n`,
      );
    for (const ballot of ballots) whole.update(`ballot ${ballot.id} ${choicesOf(ballot).join()}\n`);
  }
  const sha256 = whole.digest('hex');
  return { sha256, code: codeOf(sha256) };
}

// --- counting ---

/** All candidates of a position by their keys, the smallest first. */
export function drawOrder(seed, positionId, candidateIds) {
  return candidateIds
    .map((candidateId) => ({ candidateId, key: sha256(`${seed}\n${positionId}\n${candidateId}`) }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ candidateId }) => candidateId);
}

/** Counts a position of versions 1 to 3 anew. Of the kit's own words only the ballots, `seats`, `hasLeft` and the draw are used. */
export function countPosition(position, leaving) {
  const { seats, candidates, ballots, draw } = position;
  const votes = new Map(candidates.map((candidate) => [candidate.id, 0]));
  for (const ballot of ballots) {
    if (votes.has(ballot.candidate)) votes.set(ballot.candidate, votes.get(ballot.candidate) + 1);
  }

  const order = candidates
    .filter((candidate) => leaving !== 'next' || !candidate.hasLeft)
    .map((candidate) => candidate.id)
    .sort((a, b) => votes.get(b) - votes.get(a) || compareText(a, b));
  const hasLeft = new Set(
    candidates.filter((candidate) => candidate.hasLeft).map((candidate) => candidate.id),
  );

  let elected = [];
  let tied = [];
  let openSeats = 0;
  let byDraw = [];
  const lastVotes = order.length >= seats ? votes.get(order[seats - 1]) : 0;
  if (candidates.length <= seats) {
    elected = order;
  } else if (lastVotes === 0) {
    elected = order.filter((candidateId) => votes.get(candidateId) > 0);
  } else {
    const above = order.filter((candidateId) => votes.get(candidateId) > lastVotes);
    const level = order.filter((candidateId) => votes.get(candidateId) === lastVotes);
    const open = seats - above.length;
    if (level.length <= open) {
      elected = [...above, ...level];
    } else {
      tied = level;
      byDraw = draw
        ? draw.order.filter((candidateId) => level.includes(candidateId)).slice(0, open)
        : [];
      elected = [...above, ...byDraw];
      openSeats = draw ? 0 : open;
    }
  }

  if (
    leaving === 'vote-again' &&
    [...elected, ...tied].some((candidateId) => hasLeft.has(candidateId))
  ) {
    return {
      votes,
      byDraw: [],
      elected: [],
      tied: [],
      openSeats: 0,
      emptySeats: seats,
      isToVoteAgain: true,
    };
  }
  return {
    votes,
    byDraw,
    elected,
    tied,
    openSeats,
    emptySeats: seats - elected.length - openSeats,
    isToVoteAgain: false,
  };
}

// --- counting version 4 ---

const ofKind = ({ candidates }, kind) => candidates.filter((one) => one.kind === kind);

/** More votes first, with equal ones the smaller id. */
const inOrder = (votes) => (a, b) => votes.get(b) - votes.get(a) || compareText(a, b);

/** How many ballots name each candidate; where people rank, how many name it first. */
function countVotes(position, papers) {
  const votes = new Map(position.candidates.map((candidate) => [candidate.id, 0]));
  for (const paper of papers)
    for (const named of isRanked(position) ? paper.slice(0, 1) : new Set(paper))
      if (votes.has(named)) votes.set(named, votes.get(named) + 1);
  return votes;
}

/** Counts a position of version 4 anew. Of what the kit says came out nothing is used. */
export function countPosition4(position, leaving) {
  const papers = position.ballots.map(choicesOf);
  const votes = countVotes(position, papers);
  const abstained = papers.filter((paper) => paper.length === 0).length;
  const valid = papers.length - abstained;
  return decide({ ...position, papers, votes, abstained, valid }, leaving, countRanks);
}

/** What comes out of a position of a rounds kit by its figures, and what is wrong in its rounds. */
export function countRounds(position, leaving) {
  const votes = new Map(position.candidates.map((candidate) => [candidate.id, candidate.votes]));
  const { participations, abstained } = position;
  // More people may not abstain than voted: that is said elsewhere.
  const valid = Math.max(0, participations - abstained);
  return decide({ ...position, votes, abstained, valid }, leaving, walkRanks);
}

/**
 * What comes out of a position whose votes are counted, with the rulings and as cast; `countRanked` goes through its
 * rounds. The rounds of a rounds kit are those with the rulings: what came out without them only the ballots show.
 */
function decide(position, leaving, countRanked) {
  const { rulings } = position;
  const counted = decideOnce(position, leaving, countRanked);
  if (rulings === undefined) return counted;
  const isVoid = rulings.some((one) => one.kind === 'void');
  const isSameCount = rulings.every((one) => one.kind === 'void');
  const asCast = isSameCount
    ? counted.result
    : isRanked(position) && countRanked === walkRanks
      ? position.asCast
      : decideOnce({ ...position, rulings: [] }, leaving, countRanked).result;
  if (!isVoid) return { ...counted, asCast };
  const result = isQuestion(position)
    ? { ...counted.result, outcome: 'void' }
    : { outcome: 'void', elected: [], tied: [], openSeats: position.seats };
  return { ...counted, byDraw: [], asCast, result };
}

function decideOnce(position, leaving, countRanked) {
  const { votes, abstained } = position;
  const counted = { votes, abstained, rounds: [], byDraw: [] };
  if (isQuestion(position)) return { ...counted, result: answer(position, votes, abstained) };

  const { seats, nobody, unopposed, rulings = [] } = position;
  const persons = ofKind(position, 'person');
  const out = new Set(rulings.flatMap((one) => one.person ?? []));
  const isGone = (one) => one.hasLeft || out.has(one.id);
  const canStay = persons.filter((one) => !out.has(one.id) && (leaving !== 'next' || !one.hasLeft));
  const isUnopposed = persons.length <= seats;
  const isShort = persons.length > 0 && position.valid + abstained < quorumNeededOf(position);
  const {
    elected = [],
    tied = [],
    outcome,
    ...more
  } = (isShort ? tooFew(countRanked) : isRanked(position) ? countRanked : countMarks)({
    ...position,
    draw: drawOf(position),
    nobodyId: ofKind(position, 'nobody')[0]?.id,
    // Who is counted: with `next` nobody who has left or is disqualified.
    standing: persons.filter((one) => leaving !== 'next' || !isGone(one)).map((one) => one.id),
    isAgain: (ids) =>
      leaving === 'vote-again' && persons.some((one) => isGone(one) && ids.includes(one.id)),
    // Who could meet in a second round: with `vacant` nobody who has left or is disqualified.
    canMeet: persons.filter((one) => leaving === 'vote-again' || !isGone(one)).map((one) => one.id),
    // Who is counted and cannot be elected.
    isBarred: (one) => out.has(one),
    forWant: {
      outcome: canStay.length > 0 ? 'no-votes' : out.size > 0 ? 'vacant' : 'nobody',
    },
    mustBeVoted: isUnopposed && unopposed === 'voted',
    isElectedAnyhow: isUnopposed && unopposed === 'elected' && nobody !== 'reopens',
  });
  // Rounds in which something is wrong have no outcome of their own.
  const result =
    outcome === undefined
      ? position.result
      : { outcome, elected, tied, openSeats: seats - elected.length };
  return { ...counted, ...more, result };
}

/** How many people have to take part in a position; 0 without a quorum, which a post has since version 6. */
function quorumNeededOf({ quorum = null, eligible }) {
  if (quorum === null) return 0;
  return quorum.kind === 'number' ? quorum.least : shareOf(quorum.share, eligible);
}

/** Of a share: one half has to be exceeded, any other is reached. */
const majorityOf = (share, whole) =>
  share.numerator * 2 === share.denominator ? Math.floor(whole / 2) + 1 : shareOf(share, whole);

/** Too few people took part. Of a rounds kit the first preferences are looked at all the same. */
const tooFew = (countRanked) => (position) => {
  if (countRanked !== walkRanks || !isRanked(position)) return { outcome: 'no-quorum' };
  return walkRanks({ ...position, isShort: true });
};

/**
 * The draw of a position; without one the order in which its count goes on where no order makes a difference: by the
 * ids, and nobody last.
 */
function drawOf(position) {
  const { draw, orders = [] } = position;
  if (draw || orders.length === 0 || orders.some((one) => !one.isSame)) return draw;
  const ids = (kind) =>
    ofKind(position, kind)
      .map((one) => one.id)
      .sort(compareText);
  return { order: [...ids('person'), ...ids('nobody')], isSame: true };
}

/** So many counts at most tell whether a draw makes a difference. */
const MOST_COUNTS = 720;

/**
 * How a count of a position ends by each way in which a draw could decide its ties; no more than one end where it has
 * no tie without an earlier round. The count is the one in which those of `left` have left, and those who are disqualified are.
 */
function followOrders(position, leaving, { left, disqualified }) {
  const papers = position.ballots.map(choicesOf);
  const abstained = papers.filter((paper) => paper.length === 0).length;
  const asked = {
    ...position,
    ...{ abstained, valid: papers.length - abstained },
    ...{ papers, votes: countVotes(position, papers), draw: undefined, orders: undefined },
    candidates: position.candidates.map((one) => ({ ...one, hasLeft: left.includes(one.id) })),
    rulings: disqualified.map((person) => ({ kind: 'disqualified', person })),
  };
  const ends = [];
  const follow = (picks) => {
    if (ends.length > MOST_COUNTS) return;
    const { result, level, end } = decideOnce({ ...asked, picks: [...picks] }, leaving, countRanks);
    if (result.outcome !== 'tie') ends.push(end);
    else for (let pick = 0; pick < level; pick += 1) follow([...picks, pick]);
  };
  follow([]);
  return ends;
}

/** Whether all of these counts end alike, and are not too many to be sure of it. */
const areSame = (ends) => new Set(ends).size === 1 && ends.length <= MOST_COUNTS;

/** Who meets in a second round, where the first lacks the majority; null where nobody has to. */
function meetAgain({ majority, votes, valid, draw, canMeet, isAgain, isElectedAnyhow }, kept) {
  if (!majority || isElectedAnyhow || kept.length === 0 || canMeet.length < 2) return null;
  if (votes.get(kept[0]) >= majorityOf(majority.share, valid)) return null;
  const sorted = [...canMeet].sort(inOrder(votes));
  const second = votes.get(sorted[1]);
  const above = sorted.filter((one) => votes.get(one) > second);
  const level = sorted.filter((one) => votes.get(one) === second);
  if (isAgain([...above, ...level])) return { outcome: 'vote-again' };
  // Without a draw all who are level for the second place are named.
  const drawn = draw
    ? draw.order.filter((one) => level.includes(one)).slice(0, 2 - above.length)
    : level;
  return { outcome: 'no-majority', tied: [...above, ...drawn].sort(compareText) };
}

/** A position with `plurality`. */
function countMarks(position) {
  const { seats, nobody, nobodyId, draw, votes, valid } = position;
  const { isAgain, isBarred, forWant, mustBeVoted, isElectedAnyhow } = position;
  const standing = [...position.standing].sort(inOrder(votes));
  const nobodyVotes = votes.get(nobodyId) ?? 0;

  if (valid === 0 && !isElectedAnyhow) return forWant;
  if (nobody === 'voids' && 2 * nobodyVotes > valid) return { outcome: 'void' };

  const isBarNobody = mustBeVoted || nobody === 'reopens';
  const bar = isBarNobody ? nobodyVotes : 0;
  const kept = standing.filter((one) => isElectedAnyhow || votes.get(one) > bar);
  const again = meetAgain(position, kept);
  if (again) return again;
  let sure = kept;
  let level = [];
  if (kept.length > seats) {
    const lastVotes = votes.get(kept[seats - 1]);
    sure = kept.filter((one) => votes.get(one) > lastVotes);
    level = kept.filter((one) => votes.get(one) === lastVotes);
    if (sure.length + level.length === seats) [sure, level] = [[...sure, ...level], []];
  }
  if (isAgain([...sure, ...level])) return { outcome: 'vote-again' };

  // Of those who are level, whoever cannot be elected comes last.
  const able = level.filter((one) => !isBarred(one));
  if (able.length <= seats - sure.length) {
    sure = [...sure, ...able, ...level.filter(isBarred)].slice(0, seats);
    level = [];
  } else level = able;
  const seated = sure;
  sure = sure.filter((one) => !isBarred(one));
  const tied = [...level].sort(compareText);
  if (level.length > 0 && !draw) return { outcome: 'tie', elected: sure, tied };
  const byDraw =
    level.length === 0
      ? []
      : draw.order.filter((one) => level.includes(one)).slice(0, seats - seated.length);
  const elected = [...sure, ...byDraw];
  if (elected.length > 0) return { outcome: 'elected', elected, tied, byDraw };
  if (isBarNobody && Math.min(seats, standing.length) > seated.length)
    return { outcome: mustBeVoted ? 'voted-down' : 'reopened' };
  return seated.length > 0 ? { outcome: 'vacant' } : forWant;
}

/** A count stops where entries are level and no draw was made. */
class Undecided extends Error {
  constructor(entries) {
    super();
    this.entries = entries;
  }
}

/** An entry of a count in rounds: a person, nobody, or a further nobody, with the ballots that count for it. */
const newEntry = (id, isNobody) => ({
  id,
  isNobody,
  state: 'continuing',
  amount: 0,
  ballots: [],
});

const idsOf = (entries) => [...new Set(entries.map(({ id }) => id))].sort(compareText);

/** A position with `irv` or `stv`. */
function countRanks(position) {
  const { method, nobodyId, standing, isAgain, isElectedAnyhow } = position;
  // Who has left or is disqualified is struck by the rule `next`, and the ballot closes up.
  const entryIds = new Set(nobodyId === undefined ? standing : [...standing, nobodyId]);
  const papers = position.papers
    .map((paper) => paper.filter((one) => entryIds.has(one)))
    .filter((paper) => paper.length > 0);

  if (isElectedAnyhow) {
    const elected = [...standing].sort(inOrder(countVotes(position, papers)));
    if (isAgain(elected)) return { outcome: 'vote-again' };
    return anyhow(position, elected);
  }
  if (papers.length === 0) return position.forWant;

  const entries = [...entryIds].map((one) => newEntry(one, one === nobodyId));
  const count = {
    ...position,
    valid: papers.length,
    papers,
    entries,
    rounds: [],
    elected: [],
    told: [],
  };
  return outcomeOf(count, method === 'irv' ? countRunoff : countTransferable);
}

/** Those who are elected whatever the votes, but for who cannot be elected. */
function anyhow({ isBarred, forWant }, seated) {
  const elected = seated.filter((one) => !isBarred(one));
  return elected.length > 0 ? { outcome: 'elected', elected } : forWant;
}

/** What comes out of a count in rounds, once they were gone through. */
function outcomeOf(count, goThrough) {
  const { isAgain, isBarred, mustBeVoted, rounds } = count;
  const seated = () => count.elected.filter((one) => !one.isNobody).map((one) => one.id);
  const persons = () => seated().filter((one) => !isBarred(one));
  try {
    goThrough(count);
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return {
      outcome: 'tie',
      elected: persons(),
      tied: idsOf(error.entries),
      rounds,
      quota: count.quota,
      level: error.entries.length,
    };
  }
  const elected = persons();
  const gone = seated().filter((one) => isAgain([one]));
  const end = [gone.length > 0, ...(gone.length > 0 ? gone : seated()).sort(compareText)].join();
  const counted = { tied: idsOf(count.told), rounds, quota: count.quota, end };
  if (isAgain(seated())) return { outcome: 'vote-again', ...counted };
  if (elected.length > 0) return { outcome: 'elected', elected, ...counted };
  if (!count.elected.some((one) => one.isNobody)) return { outcome: 'vacant', ...counted };
  return { outcome: mustBeVoted ? 'voted-down' : 'reopened', ...counted };
}

const continuingOf = ({ entries }) => entries.filter((one) => one.state === 'continuing');

/** Those with the most of an amount, or with the fewest. */
function atEnd(entries, amountOfEntry, isFewest) {
  const amounts = entries.map(amountOfEntry);
  const wanted = isFewest ? Math.min(...amounts) : Math.max(...amounts);
  return entries.filter((_, index) => amounts[index] === wanted);
}

/** The entry with the most votes or the fewest: of several by the rounds before, the last one first, and then by the draw. */
function choose(count, from, isFewest = false) {
  const level = atEnd(from, (one) => one.amount, isFewest);
  let left = level;
  for (const { tallies } of [...count.rounds].reverse())
    left = atEnd(left, (one) => tallies.get(one) ?? 0, isFewest);
  if (left.length === 1) return left[0];
  // Who cannot be elected comes last of those who are level, several of them by their ids: no draw decides about them.
  const barred = left.filter((one) => count.isBarred(one.id));
  left = left.filter((one) => !count.isBarred(one.id));
  if (barred.length > 0 && (isFewest || left.length === 0))
    return barred.sort((a, b) => compareText(a.id, b.id))[0];
  if (left.length === 1) return left[0];
  if (count.picks) {
    const pick = count.picks.shift();
    if (pick === undefined) throw new Undecided(left);
    return left[pick];
  }
  if (!count.draw) throw new Undecided(left);
  const place = (one) => count.draw.order.indexOf(one.id);
  const drawn = [...left].sort((a, b) => place(a) - place(b));
  if (count.draw.isSame) count.rounds.at(-1).isAlike = true;
  else {
    count.told.push(...level.filter((one) => !count.isBarred(one.id)));
    count.rounds.at(-1).isDrawn = true;
  }
  return isFewest ? drawn.at(-1) : drawn[0];
}

/** Gives a ballot to the next entry on it that is continuing; its own one is no longer. Else it is exhausted. */
function pass(count, ballot) {
  for (let { place } = ballot; place < ballot.paper.length; place += 1) {
    const named = ballot.paper[place];
    // Of several nobodies only the last one can be continuing.
    const entry = count.entries.findLast((one) => one.id === named);
    if (entry.state !== 'continuing') continue;
    entry.ballots.push({ ...ballot, place });
    entry.amount += ballot.value;
    return;
  }
}

/** Gives all ballots of an entry to the next ones, each at the value that it has then. */
function passAll(count, entry, valueOf = (value) => value) {
  const ballots = entry.ballots;
  entry.ballots = [];
  for (const ballot of ballots) pass(count, { ...ballot, value: valueOf(ballot.value) });
}

function deal(count, value) {
  for (const paper of count.papers) pass(count, { paper, place: 0, value });
}

/** Writes down what each entry has; what is decided by it is added: `elected`, `excluded`, `surplusOf`, `isDrawn`, `isAlike`. */
function endRound(count) {
  const tallies = new Map(count.entries.map((one) => [one, one.amount]));
  const round = { tallies, left: continuingOf(count), elected: [] };
  count.rounds.push(round);
  return round;
}

function elect(count, entries) {
  for (const entry of entries) {
    entry.state = 'elected';
    count.elected.push(entry);
    count.rounds.at(-1).elected.push(entry);
  }
}

function exclude(count) {
  const excluded = choose(count, continuingOf(count), true);
  excluded.state = 'excluded';
  count.rounds.at(-1).excluded = excluded;
  return excluded;
}

/** Ends a round of a run-off; true if somebody is elected by it. */
function endRunoffRound(count) {
  endRound(count);
  const continuing = continuingOf(count);
  const alive = continuing.reduce((sum, one) => sum + one.amount, 0);
  const isLevel = continuing.length === 2 && continuing[0].amount === continuing[1].amount;
  const winner = isLevel
    ? choose(count, continuing)
    : continuing.find((one) => 2 * one.amount > alive);
  if (winner) elect(count, [winner]);
  return winner !== undefined;
}

function countRunoff(count) {
  deal(count, 1);
  for (;;) {
    if (endRunoffRound(count)) return;
    const excluded = exclude(count);
    passAll(count, excluded);
    excluded.amount = 0;
  }
}

/** The votes of STV are hundred-thousandths. */
const WHOLE = 100_000;

/** More votes first, with equal ones the smaller id, nobody last. */
const byAmount = (entries) =>
  [...entries].sort(
    (a, b) =>
      b.amount - a.amount || Number(a.isNobody) - Number(b.isNobody) || compareText(a.id, b.id),
  );

const quotaOf = ({ valid, seats }) => (Math.floor(valid / (seats + 1)) + 1) * WHOLE;

/** Whether the entries that are left are no more than the seats. */
const isOver = (count) => continuingOf(count).length <= count.seats - count.elected.length;

/** Ends a round of STV; true if all seats are taken by it. */
function endTransferableRound(count) {
  const { seats, quota, entries, elected } = count;
  endRound(count);
  const reached = byAmount(continuingOf(count).filter((one) => one.amount >= quota));
  elect(count, reached);
  const nobody = reached.find((one) => one.isNobody);
  if (nobody && elected.length < seats) entries.push(newEntry(nobody.id, true));
  if (elected.length === seats) return true;
  if (!isOver(count)) return false;
  elect(count, byAmount(continuingOf(count)));
  return true;
}

/** Whose surplus goes on next; null where none has more than the quota. */
function chooseSurplus(count) {
  const rich = count.elected.filter((one) => one.amount > count.quota);
  if (rich.length === 0) return null;
  const entry = choose(count, rich);
  count.rounds.at(-1).surplusOf = entry;
  return entry;
}

function countTransferable(count) {
  const quota = quotaOf(count);
  count.quota = quota;
  deal(count, WHOLE);
  for (;;) {
    if (endTransferableRound(count)) return;
    const entry = chooseSurplus(count);
    if (entry) {
      const [surplus, all] = [BigInt(entry.amount - quota), BigInt(entry.amount)];
      passAll(count, entry, (value) => Number((surplus * BigInt(value)) / all));
      entry.amount = quota;
    } else {
      const excluded = exclude(count);
      if (isOver(count)) return elect(count, byAmount(continuingOf(count)));
      passAll(count, excluded);
      excluded.amount = 0;
    }
  }
}

// --- the rounds of a rounds kit ---

/** A figure of a round is not what those before it make of it. */
class BrokenRound extends Error {}

const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Goes through the rounds that a kit tells of a position with `irv` or `stv`. Each figure has to follow from those before
 * it; where the papers of an entry went is the one thing that only the ballots show.
 */
function walkRanks(position) {
  const { nobodyId, standing, isAgain, isElectedAnyhow, isShort = false, count: told } = position;
  const entryIds = nobodyId === undefined ? standing : [...standing, nobodyId];
  const count = {
    ...position,
    valid: told.valid,
    entries: entryIds.map((one) => newEntry(one, one === nobodyId)),
    ...{ rounds: [], elected: [], told: [], exhausted: 0, lost: 0 },
  };
  try {
    readEntries(count, told, entryIds);
    checkValid(position, told);
    const hasRounds = isElectedAnyhow && !isShort ? entryIds.length > 0 : told.valid > 0;
    if (!hasRounds) {
      if (told.rounds.length > 0) throw new BrokenRound('has rounds, and nothing to count');
      return isShort ? { outcome: 'no-quorum' } : position.forWant;
    }
    if (!isElectedAnyhow && !isShort) {
      const outcome = outcomeOf(count, goThroughRounds(told));
      if (told.entries.length !== count.entries.length)
        throw new BrokenRound('has other "entries" than take part in the count');
      return outcome;
    }
    const [round, ...more] = told.rounds;
    if (round === undefined || more.length > 0)
      throw new BrokenRound(
        `is ${isShort ? 'below its quorum' : 'elected anyhow'}, and does not have one round`,
      );
    readFirst(count, round);
    endRound(count);
    if (!isShort) elect(count, byAmount(count.entries));
    checkRound(count, round, null);
    if (isShort) return { outcome: 'no-quorum' };
    const elected = count.elected.map((one) => one.id);
    return isAgain(elected) ? { outcome: 'vote-again' } : anyhow(position, elected);
  } catch (error) {
    if (!(error instanceof BrokenRound)) throw error;
    return { wrong: [`${positionName(position)} ${error.message}.`] };
  }
}

/** Puts the entries in the sequence of the kit. Behind them stand only further nobodies. */
function readEntries(count, { entries, rounds }, entryIds) {
  const first = entries.slice(0, entryIds.length);
  const isRight = isSame([...first].sort(compareText), [...entryIds].sort(compareText));
  // Nothing is counted without a ballot, and then nobody has to be named.
  if (rounds.length === 0 && entries.length === 0) return;
  if (!isRight || entries.slice(entryIds.length).some((one) => one !== count.nobodyId))
    throw new BrokenRound('has other "entries" than take part in the count');
  count.entries.sort((a, b) => first.indexOf(a.id) - first.indexOf(b.id));
}

/** The ballots that count, and those that name only who is struck, are all that do not abstain. */
function checkValid({ valid, standing, votes, candidates }, told) {
  if (told.valid + told.struck !== valid)
    throw new BrokenRound(
      `has ${told.valid} valid and ${told.struck} struck ballots, and ${valid} that do not abstain`,
    );
  const gone = candidates.filter((one) => one.kind === 'person' && !standing.includes(one.id));
  const firsts = gone.reduce((sum, one) => sum + votes.get(one.id), 0);
  if (told.struck > firsts)
    throw new BrokenRound(
      `has ${told.struck} struck ballots, and ${firsts} name first somebody who is struck`,
    );
}

const unitOf = ({ method }) => (method === 'irv' ? 1 : WHOLE);

/** The votes of the first round are whole, and those that name an entry first; more where others are struck before it. */
function readFirst(count, round) {
  const { entries, votes, valid, standing, candidates } = count;
  const fail = (what) => {
    throw new BrokenRound(`in round 1 ${what}`);
  };
  if (round.step !== 'first' || round.entry !== null || round.transfers.length > 0)
    fail('has something that moves, and it is the first');
  if (round.tallies.length < entries.length) fail('does not say what each entry has');
  const unit = unitOf(count);
  const isAnyStruck = candidates.some((one) => one.kind === 'person' && !standing.includes(one.id));
  entries.forEach((entry, place) => {
    const amount = round.tallies[place];
    const named = votes.get(entry.id) * unit;
    if (amount % unit !== 0 || amount < named || (amount > named && !isAnyStruck))
      fail(
        `has ${amountOf(amount, count)} for ${show(nameIn(count, entry))}, whom ${votes.get(entry.id)} name first`,
      );
    entry.amount = amount;
    entry.papers = amount / unit;
  });
  const sum = entries.reduce((total, { papers }) => total + papers, 0);
  if (sum !== valid) fail(`has ${sum} votes, and there are ${valid} valid ballots`);
}

const nameIn = ({ candidates }, { id: one }) =>
  candidates.find((candidate) => candidate.id === one)?.name ?? one;

/** Moves what a round says to move, as far as it can. */
function moveTold(count, round, { entry, isSurplus, isMoved }, fail) {
  const { entries, quota } = count;
  const kept = isSurplus ? quota : isMoved ? 0 : entry.amount;
  const places = round.transfers.map(({ to }) => to);
  if (new Set(places).size < places.length) fail('names where votes go twice');
  let [papers, amount] = [0, 0];
  for (const transfer of round.transfers) {
    const target = transfer.to === null ? null : entries[transfer.to];
    if (target === undefined || (target !== null && target.state !== 'continuing'))
      fail('gives votes to an entry that is not continuing');
    const most = transfer.papers * unitOf(count);
    if (transfer.papers === 0 || transfer.amount > most)
      fail(`moves ${amountOf(transfer.amount, count)} votes with ${transfer.papers} ballots`);
    papers += transfer.papers;
    amount += transfer.amount;
    if (target === null) count.exhausted += transfer.amount;
    else {
      target.amount += transfer.amount;
      target.papers = (target.papers ?? 0) + transfer.papers;
    }
  }
  const from = show(nameIn(count, entry));
  const had = isMoved ? (entry.papers ?? 0) : 0;
  if (papers !== had) fail(`moves ${papers} ballots, and ${from} has ${had} to give`);
  const cut = entry.amount - kept - amount;
  // Of each ballot less than one part of a vote is cut off, and only in a surplus.
  if (cut < 0 || (isSurplus ? cut >= papers : cut !== 0))
    fail(
      `moves ${amountOf(amount, count)} votes, and ${from} gives ${amountOf(entry.amount - kept, count)}`,
    );
  count.lost += cut;
  entry.amount = kept;
  if (isMoved) entry.papers = 0;
}

/** What a round says at its end has to be what comes out here. */
function checkRound(count, round, needed) {
  const index = count.rounds.length;
  const check = (key, expected) => {
    if (!isSame(round[key], expected))
      throw new BrokenRound(
        `in round ${index} says "${key}" ${JSON.stringify(round[key])}, and the figures give ${JSON.stringify(expected)}`,
      );
  };
  check(
    'tallies',
    count.entries.map(({ amount }) => amount),
  );
  check('exhausted', count.exhausted);
  check('lost', count.lost);
  check('needed', needed);
  check(
    'elected',
    count.rounds.at(-1).elected.map((one) => count.entries.indexOf(one)),
  );
}

const goThroughRounds = (told) => (count) => {
  const isRunoff = count.method === 'irv';
  if (!isRunoff) count.quota = quotaOf(count);
  let next = null;
  /** Whose votes move next; a tie that nobody decided ends the rounds. */
  const choosing = (isEnd, work) => {
    try {
      return work();
    } catch (error) {
      if (error instanceof Undecided && !isEnd)
        throw new BrokenRound(
          `in round ${count.rounds.length} has a tie, and goes on without a draw`,
        );
      throw error;
    }
  };
  for (const [index, round] of told.rounds.entries()) {
    const isEnd = index === told.rounds.length - 1;
    const fail = (what) => {
      throw new BrokenRound(`in round ${index + 1} ${what}`);
    };
    if (next === null) readFirst(count, round);
    else {
      const expected = [next.isSurplus ? 'surplus' : 'exclude', count.entries.indexOf(next.entry)];
      if (!isSame([round.step, round.entry], expected))
        fail(
          `has the step ${round.step} of entry ${round.entry}, and the one before gives ${expected.join(' of entry ')}`,
        );
      moveTold(count, round, next, fail);
    }
    const needed = () =>
      isRunoff ? Math.floor((count.valid - count.exhausted) / 2) + 1 : count.quota;
    let waits = null;
    const isDone = (() => {
      try {
        return (isRunoff ? endRunoffRound : endTransferableRound)(count);
      } catch (error) {
        if (!(error instanceof Undecided)) throw error;
        waits = error;
        return false;
      }
    })();
    checkRound(count, round, needed());
    if (isDone) {
      if (!isEnd) fail('ends the count, and another round stands behind it');
      return;
    }
    choosing(isEnd, () => {
      if (waits !== null) throw waits;
      const rich = isRunoff ? null : chooseSurplus(count);
      const entry = rich ?? exclude(count);
      const isSurplus = rich !== null;
      next = { entry, isSurplus, isMoved: isSurplus || isRunoff || !isOver(count) };
    });
    if (isEnd) fail('is the last, and the count is not over');
  }
  throw new BrokenRound('has no rounds, and ballots to count');
};

/** A share of a number, rounded up. */
const shareOf = ({ numerator, denominator }, whole) => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  return Number((BigInt(whole) * n + d - 1n) / d);
};

/** What a question is answered. */
function answer(position, votes, abstained) {
  const { majority, eligible } = position.question;
  const [yes, no] = ['yes', 'no'].map((kind) => votes.get(ofKind(position, kind)[0].id));
  const voted = yes + no + abstained;
  const quorumNeeded = quorumNeededOf(position.question);
  const whole = majority.of === 'valid' ? yes + no : eligible;
  const yesNeeded = Math.max(majorityOf(majority.share, whole), Math.floor((yes + no) / 2) + 1);
  const outcome = voted < quorumNeeded ? 'no-quorum' : yes >= yesNeeded ? 'passed' : 'not-passed';
  return { outcome, voted, quorumNeeded, yesNeeded };
}

// --- checks ---

// Each check gives the sentences of what is wrong; none if it holds.

const positionName = (position) => `Position ${show(position.title)} (${position.id})`;
/** A name, and since version 6 what tells it apart from the same name of somebody else. */
const nameOf = ({ name, apart }) =>
  apart === undefined ? show(name) : `${show(name)}, ${show(apart)}`;
const candidateName = (candidate) => `${nameOf(candidate)} (${candidate.id})`;

function checkWords({ tie, drawSeed, voters, electorate, standings }) {
  const known = [
    ['tie', tie, ['draw', 'run-off']],
    ['drawSeed', drawSeed, ['dice', 'public-number']],
    ['voters', voters, ['anybody', 'confirmed', 'listed', 'proved']],
    ['electorate.kind', electorate.kind, ['everyone', 'some', 'roll']],
    ['standings', standings, ['live', 'in-batches', 'after-close']],
  ];
  return known
    .filter(([, word, words]) => !words.includes(word))
    .map(([key, word]) => `rules.${key} is ${show(word)}, which the format does not name.`);
}

function checkEarlier({ edition, earlier: own, whole }, fileHash) {
  const wrong = [];
  const earlier = whole?.earlier ?? own;
  if (whole && (own.length > edition - 1 || new Set(own).size < own.length))
    wrong.push(`"earlier" names ${own.length} kits of rounds before edition ${edition}.`);
  if (earlier.length !== edition - 1)
    wrong.push(
      `Edition ${edition} has to name ${edition - 1} earlier hashes and names ${earlier.length}.`,
    );
  if (new Set([...earlier, fileHash]).size !== earlier.length + 1)
    wrong.push('Two editions have the same hash.');
  return wrong;
}

/** From the second edition on the record has an entry with the hash of each edition before. */
function checkEditions({ earlier, whole, record }) {
  const compare = (act, hashes) => {
    const named = record.entries
      .filter((entry) => entry.act === act)
      .map((entry) => entry.detailSha256);
    if (named.join() === hashes.join()) return [];
    return [
      `The entries ${act} of the record name the editions ${named.join(', ') || 'none'}, and "earlier" ${hashes.join(', ') || 'none'}.`,
    ];
  };
  if (whole === undefined) return compare('election.kit', earlier);
  return [...compare('election.kit', whole.earlier), ...compare('election.kit-rounds', earlier)];
}

/** From the second edition with a code on, the record has the whole hash of the votes. */
function checkCode({ record }, code) {
  return record.entries
    .filter((entry) => entry.act === 'election.result-code')
    .filter((entry) => entry.detailSha256 !== code?.sha256)
    .map(
      (entry) =>
        `Entry ${entry.seq} of the record has the hash ${entry.detailSha256} of the votes, and the votes of this kit have ${code?.sha256 ?? 'none'}.`,
    );
}

/** What is certified is so in the record, once, behind the answer to each appeal; version 1 is not certified. */
function checkCertification({ certification, record }) {
  const entriesOf = (act) => record.entries.filter((entry) => entry.act === act);
  const certified = entriesOf('election.certify');
  if (certification === undefined)
    return certified.length === 0
      ? []
      : ['The record says that the election is certified, and the kit does not.'];
  const wrong = [];
  const { certifiedAt, answers } = certification;
  if (certified.length !== 1)
    wrong.push(
      `The kit is of a certified election, and the record has ${certified.length} entries election.certify.`,
    );
  const answered = entriesOf('election.appeal-answer');
  if (answered.length !== answers.length)
    wrong.push(
      `The kit has ${answers.length} answers to appeals, and the record ${answered.length} entries election.appeal-answer.`,
    );
  if (answered.some(({ seq }) => certified.some((entry) => entry.seq < seq)))
    wrong.push('An appeal was answered after the election was certified.');
  answers.forEach(({ number, answeredAt }, index) => {
    if (number !== index + 1)
      wrong.push(`Answer ${index + 1} is to appeal ${number}: every appeal has one, in order.`);
    if (answeredAt > certifiedAt)
      wrong.push(`Appeal ${number} was answered after the election was certified.`);
  });
  return wrong;
}

function checkIds({ positions, record }) {
  const wrong = [];
  const seen = new Map();
  const meet = (itemId, what) => {
    if (seen.has(itemId))
      wrong.push(`The id ${itemId} of ${what} is also that of ${seen.get(itemId)}.`);
    else seen.set(itemId, what);
  };
  for (const position of positions) {
    meet(position.id, `the position ${show(position.title)}`);
    for (const candidate of position.candidates)
      meet(candidate.id, `the candidate ${nameOf(candidate)} of ${show(position.title)}`);
    for (const ballot of position.ballots ?? [])
      meet(ballot.id, `a ballot of ${show(position.title)}`);
  }
  for (const entry of record.entries) meet(entry.id, `entry ${entry.seq} of the record`);
  return wrong;
}

function checkBallots(position) {
  const wrong = [];
  const candidateIds = new Set(position.candidates.map((candidate) => candidate.id));
  const { maxChoices = 1 } = position;
  const nobodyIds = position.candidates.filter((one) => one.kind === 'nobody').map((one) => one.id);
  position.ballots.forEach((ballot, index) => {
    const choices = choicesOf(ballot);
    const say = (what) => wrong.push(`${positionName(position)}: ballot ${ballot.id} ${what}.`);
    for (const choice of choices)
      if (!candidateIds.has(choice)) say(`is for ${choice}, who is no candidate of it`);
    if (new Set(choices).size < choices.length) say('names a candidate twice');
    if (choices.length === 0 && !position.canAbstain) say('names nobody, and nobody could abstain');
    if (!isRanked(position) && choices.length > maxChoices)
      say(`names ${choices.length} candidates, more than ${maxChoices}`);
    if (!isRanked(position) && choices.length > 1 && choices.some((one) => nobodyIds.includes(one)))
      say('names nobody together with somebody');
    const previous = position.ballots[index - 1];
    if (previous && previous.id > ballot.id)
      wrong.push(
        `${positionName(position)}: ballot ${ballot.id} does not stand in the order of the ids.`,
      );
  });
  return wrong;
}

function checkParticipations(position) {
  const { participations, ballots } = position;
  return participations === ballots.length
    ? []
    : [
        `${positionName(position)}: ${participations} people voted for it, and there are ${ballots.length} ballots.`,
      ];
}

/** What the votes of a position without its ballots can be. */
function checkFigures(position) {
  const { participations, abstained, canAbstain, candidates, maxChoices } = position;
  const name = positionName(position);
  if (abstained > participations)
    return [`${name}: ${abstained} abstain, and ${participations} voted.`];
  const wrong = [];
  if (abstained > 0 && !canAbstain)
    wrong.push(`${name}: ${abstained} abstain, and nobody could abstain.`);
  const valid = participations - abstained;
  const sumOf = (some) => some.reduce((sum, one) => sum + one.votes, 0);
  if (isRanked(position)) {
    const sum = sumOf(candidates);
    return sum === valid
      ? wrong
      : [...wrong, `${name}: ${sum} ballots name somebody first, and ${valid} do not abstain.`];
  }
  // Who votes for nobody names nobody else; everybody else names one candidate or more.
  const forNobody = sumOf(ofKind(position, 'nobody'));
  const others = candidates.filter((one) => one.kind !== 'nobody');
  const [sum, papers] = [sumOf(others), valid - forNobody];
  const most = others.length === 0 ? 0 : papers * Math.min(maxChoices, others.length);
  if (papers < 0 || sum < papers || sum > most)
    wrong.push(
      `${name}: its candidates have ${sum + forNobody} votes, which ${valid} ballots cannot give.`,
    );
  for (const one of others)
    if (one.votes > papers)
      wrong.push(`${name}: ${candidateName(one)} has ${one.votes} votes of ${papers} ballots.`);
  return wrong;
}

function checkVotes(position, { votes, abstained = 0 }) {
  const wrongBlank =
    (position.abstained ?? 0) === abstained
      ? []
      : [
          `${positionName(position)}: ${abstained} ballots abstain, and "abstained" says ${position.abstained}.`,
        ];
  const wrongVotes = position.candidates
    .filter((candidate) => candidate.votes !== votes.get(candidate.id))
    .map(
      (candidate) =>
        `${positionName(position)}: ${candidateName(candidate)} has ${votes.get(candidate.id)} ballots, and "votes" says ${candidate.votes}.`,
    );
  return [...wrongVotes, ...wrongBlank];
}

/** Counts as somebody does with grep: lines that hold `"candidate":"<id>"`, or `"choices":[…]`. It has to give the same numbers. */
function checkLines({ positions }, fileText) {
  const wrong = [];
  if (fileText.includes('\r'))
    wrong.push('There are carriage returns: lines have to end with a line feed alone.');
  if (!fileText.endsWith('\n')) wrong.push('The last line does not end with a line feed.');
  const lines = new Map();
  for (const line of fileText.split('\n')) {
    const [first, second] = [
      ...line.matchAll(/"(?:candidate":"([^"]*)"|choices":\[([^\]]*)\])/g),
    ].map((found) => found[1] ?? found[2].replaceAll('"', ''));
    for (const named of first?.split(',') ?? []) lines.set(named, (lines.get(named) ?? 0) + 1);
    if (second !== undefined)
      wrong.push(`A line has more than one ballot: for ${show(first)} and for ${show(second)}.`);
  }
  positions.forEach((position) => {
    for (const candidate of position.candidates) {
      const [inLines, inBallots] = [
        lines.get(candidate.id) ?? 0,
        position.ballots.filter((ballot) => choicesOf(ballot).includes(candidate.id)).length,
      ];
      if (inLines !== inBallots)
        wrong.push(
          `${positionName(position)}: ${inLines} lines name ${candidateName(candidate)}, and ${inBallots} ballots.`,
        );
    }
  });
  return wrong;
}

const compareResult = (position, what, told, counted = {}) =>
  Object.keys(counted)
    .map((key) => [key, JSON.stringify(told[key]), JSON.stringify(counted[key])])
    .filter(([, said, given]) => said !== given)
    .map(
      ([key, said, given]) =>
        `${positionName(position)}: ${what} says "${key}" ${said}, and the count gives ${given}.`,
    );

function checkResult(position, count) {
  if (count.result !== undefined)
    return [
      ...compareResult(position, 'the result', position.result, count.result),
      ...compareResult(position, '"asCast"', position.asCast, count.asCast),
    ];
  return ['elected', 'tied', 'openSeats', 'emptySeats', 'isToVoteAgain']
    .map((key) => [key, JSON.stringify(position.result[key]), JSON.stringify(count[key])])
    .filter(([, said, counted]) => said !== counted)
    .map(
      ([key, said, counted]) =>
        `${positionName(position)}: the result says "${key}" ${said}, and the count gives ${counted}.`,
    );
}

function checkDraw(position) {
  if (!position.draw) return [];
  if (position.draw.seed.trim() === '' || /[\r\n]/.test(position.draw.seed))
    return [`${positionName(position)}: the seed of the draw is empty or has a line feed.`];
  const expected = drawOrder(
    position.draw.seed,
    position.id,
    position.candidates.map((candidate) => candidate.id),
  );
  if (expected.join() === position.draw.order.join()) return [];
  return [
    `${positionName(position)}: the order of the draw is ${position.draw.order.join(', ')}, and its seed gives ${expected.join(', ')}.`,
  ];
}

/** The counts that are asked for the orders of a draw are those that have a tie, and what is told of each holds. */
export function checkOrders(position, leaving) {
  const { orders, rulings = [] } = position;
  if (orders === undefined) return [];
  const persons = ofKind(position, 'person').map((one) => one.id);
  const isInOrder = (ids) =>
    ids.every((one, at) => persons.includes(one) && (at === 0 || ids[at - 1] < one));
  const nameOf = ({ left, disqualified }) => `${left.join(' ')} / ${disqualified.join(' ')}`;
  const wrong = [];
  const fail = (what) => wrong.push(`${positionName(position)}: ${what}.`);
  for (const one of orders) {
    if (!isInOrder(one.left) || !isInOrder(one.disqualified)) {
      fail('"orders" names who is no person of it, or not the smallest id first');
      continue;
    }
    const ends = followOrders(position, leaving, one);
    if (ends.length === 1) fail('"orders" has a count without a tie that a draw could decide');
    else if (areSame(ends) !== one.isSame)
      fail(`"orders" says "isSame" ${one.isSame}, and the counts give ${!one.isSame}`);
  }
  const told = orders.map(nameOf);
  if (new Set(told).size < told.length) fail('"orders" has a count twice');
  const [left, out] = countNow(position, rulings);
  for (const disqualified of out.length > 0 ? [out, []] : [out]) {
    const count = { left, disqualified };
    if (!told.includes(nameOf(count)) && followOrders(position, leaving, count).length > 1)
      fail('"orders" lacks a count that has a tie that a draw could decide');
  }
  return wrong;
}

/** A count that was asked for the orders of a draw has those out whom leavers and rulings of this kit had put out, one by one. */
function checkAsked({ positions, record, election }) {
  const entriesOf = (act) => record.entries.filter((entry) => entry.act === act);
  const overturned = entriesOf('election.overturn').length;
  const wentBefore = entriesOf('nomination.step-down')
    .filter(({ at }) => at < election.closesAt)
    .map(({ objectId }) => objectId);
  const wrong = [];
  let former = 0;
  for (const position of positions) {
    const { orders = [], rulings = [] } = position;
    const fail = (what) => wrong.push(`${positionName(position)}: ${what}.`);
    const persons = ofKind(position, 'person');
    const gone = persons.filter((one) => one.hasLeft).map((one) => one.id);
    const always = gone.filter((one) => wentBefore.includes(one));
    const ruled = rulings.filter(({ person }) => person !== null);
    const out = ruled.map(({ person }) => person);
    former += new Set(orders.flatMap((one) => one.disqualified.filter((id) => !out.includes(id))))
      .size;
    for (const [at, { left, disqualified }] of orders.entries()) {
      if (left.some((one) => !gone.includes(one)))
        fail('"orders" has a count in which somebody had left who has not');
      const before = at === 0 ? always : orders[at - 1].left;
      if (before.some((one) => !left.includes(one)))
        fail('"orders" has a count in which somebody had not left who had before');
      // Without a ruling that was overturned, who was disqualified first is so in each later count that has rulings.
      const last = ruled
        .filter(({ person }) => disqualified.includes(person))
        .map(({ ruledAt }) => ruledAt);
      const isLacking = ({ person, ruledAt }) =>
        !disqualified.includes(person) && last.some((moment) => ruledAt < moment);
      if (overturned === 0 && ruled.some(isLacking))
        fail('"orders" has a count in which somebody was not disqualified who was before');
    }
  }
  if (former > overturned)
    wrong.push(
      `"orders" has ${former} people disqualified who are not, and the record ${overturned} entries election.overturn.`,
    );
  return wrong;
}

/** The rounds of a kit of rounds show whether its count comes to a tie that a draw could decide: then it was asked. */
function checkAskedOfRounds(position, { rounds, level }) {
  const { orders, rulings = [] } = position;
  if (orders === undefined) return [];
  const present = countNow(position, rulings);
  const isAsked = orders.some((one) => isSame([one.left, one.disqualified], present));
  const hasTie = level !== undefined || rounds.some((one) => one.isDrawn || one.isAlike);
  if (isAsked === hasTie) return [];
  return [
    `${positionName(position)}: ${hasTie ? '"orders" lacks the present count, which has a tie that a draw could decide' : '"orders" has the present count, and no tie of it is one that a draw could decide'}.`,
  ];
}

/** Who has left, and who is disqualified by these rulings; the smallest id first. */
const countNow = ({ candidates }, rulings) => [
  candidates
    .filter((one) => one.hasLeft)
    .map((one) => one.id)
    .sort(compareText),
  rulings.flatMap((one) => one.person ?? []).sort(compareText),
];

/** Each ruling that stands is an entry of the record, and was made before the kit. */
function checkRulings({ positions, record, madeAt }) {
  const rulings = positions.flatMap((position) => position.rulings ?? []);
  const entriesOf = (act) => record.entries.filter((entry) => entry.act === act).length;
  const most = entriesOf('election.sanction') - entriesOf('election.overturn');
  const wrong = [];
  if (rulings.length > most)
    wrong.push(
      `The kit has ${rulings.length} rulings, and the record ${most} entries election.sanction that were not overturned.`,
    );
  for (const { ruledAt } of rulings)
    if (ruledAt > madeAt) wrong.push(`A ruling was made at ${ruledAt}, after the kit.`);
  return wrong;
}

function checkDisputed({ disputed, participations, isDisputeDecisive, ...position }) {
  const wrong = [];
  if (disputed > participations)
    wrong.push(
      `${positionName(position)}: ${disputed} votes are disputed, more than the ${participations} that there are.`,
    );
  if (disputed === 0 && isDisputeDecisive)
    wrong.push(
      `${positionName(position)}: no vote is disputed, and still "isDisputeDecisive" is true.`,
    );
  return wrong;
}

/** What becomes of a nomination after it was accepted; who is voted for already has left (`hasLeft`). */
const LEAVING = ['nomination.withdraw', 'nomination.remove', 'nomination.step-down'];

/** Holds the candidates against the record: each was accepted by an officer, and none of these is missing. */
function checkCandidates({ positions, record }) {
  const lastActs = new Map();
  const accepted = new Set();
  for (const { act, objectId } of record.entries) {
    if (!act.startsWith('nomination.') || objectId === null) continue;
    if (act === 'nomination.accept') accepted.add(objectId);
    if ([...LEAVING, 'nomination.accept', 'nomination.reject', 'nomination.reopen'].includes(act))
      lastActs.set(objectId, act);
  }
  const wrong = [];
  const known = new Set();
  // Without such an entry at all nobody can say anything: the election is older than the record.
  if (accepted.size === 0) return wrong;
  for (const position of positions) {
    for (const candidate of position.candidates) {
      if (candidate.kind !== undefined && candidate.kind !== 'person') continue;
      known.add(candidate.id);
      const who = `${positionName(position)}: ${candidateName(candidate)}`;
      if (!accepted.has(candidate.id))
        wrong.push(
          `${who} is a candidate, and no entry nomination.accept of the record names them.`,
        );
      else if (lastActs.get(candidate.id) !== 'nomination.accept' && !candidate.hasLeft)
        wrong.push(
          `${who} stands as if they had not left, and the record has ${lastActs.get(candidate.id)}.`,
        );
    }
  }
  for (const id of accepted) {
    if (!known.has(id) && lastActs.get(id) === 'nomination.accept')
      wrong.push(
        `The record says that ${id} was accepted as a candidate, and no position has them.`,
      );
  }
  return wrong;
}

const hashOfEntry = (entry) => {
  const texts = [
    entry.seq,
    entry.id,
    entry.at,
    entry.actorId,
    entry.act,
    entry.objectId,
    entry.electionId,
    entry.detailSha256,
  ];
  const before = Uint8Array.from(entry.before.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return createHash('sha256')
    .update(before)
    .update(texts.map((item) => item ?? '').join('\n'))
    .digest('hex');
};

function checkEntries({ record, election }) {
  const wrong = [];
  if (record.count !== record.entries.length)
    wrong.push(
      `There are ${record.entries.length} entries, and "count" says ${record.count}: one was left out or added.`,
    );
  record.entries.forEach((entry, index) => {
    const name = `Entry ${entry.seq} of the record`;
    const previous = record.entries[index - 1];
    if (entry.act.includes('\n'))
      wrong.push(`${name}: its "act" has a line feed, so its hash could be that of another entry.`);
    if (entry.sha256 !== hashOfEntry(entry))
      wrong.push(`${name}: its "sha256" is not that of its contents.`);
    if ((entry.before === '') !== (entry.seq === 1))
      wrong.push(`${name}: "before" has to be empty in entry 1 and nowhere else.`);
    if (entry.electionId !== election.id) wrong.push(`${name}: it is not about this election.`);
    if (previous && entry.seq <= previous.seq)
      wrong.push(`${name}: it stands behind entry ${previous.seq}: the numbers have to rise.`);
    if (previous && entry.seq === previous.seq + 1 && entry.before !== previous.sha256)
      wrong.push(`${name}: its "before" is not the hash of entry ${previous.seq}.`);
  });
  return wrong;
}

function checkHead({ head, entries }) {
  if (head === null)
    return entries.length === 0 ? [] : ['The "head" of the record is null, and there are entries.'];
  const wrong = [];
  for (const entry of entries) {
    if (entry.seq > head.seq)
      wrong.push(`Entry ${entry.seq} of the record comes after its head, which is ${head.seq}.`);
    if (entry.seq === head.seq && entry.sha256 !== head.sha256)
      wrong.push(`Entry ${entry.seq} of the record is its head, but the head has another hash.`);
    if (entry.seq !== head.seq && entry.sha256 === head.sha256)
      wrong.push(
        `The head has the hash of entry ${entry.seq} of the record, but the number ${head.seq}.`,
      );
  }
  return wrong;
}

/** Compares the lines of witnesses with each hash that the kit tells: of entries, of the head, and of what was before an entry. */
function checkWitness({ head, entries }, witnessLines) {
  const told = entries.flatMap((entry) => [
    { seq: entry.seq, sha256: entry.sha256, what: `entry ${entry.seq}` },
    ...(entry.seq > 1
      ? [{ seq: entry.seq - 1, sha256: entry.before, what: `"before" of entry ${entry.seq}` }]
      : []),
  ]);
  if (head) told.push({ ...head, what: 'the head' });
  const wrong = [];
  const compared = new Set();
  for (const line of witnessLines) {
    for (const place of told.filter(({ seq }) => seq === line.seq)) {
      compared.add(line.seq);
      if (place.sha256 !== line.sha256)
        wrong.push(
          `A witness has another hash of entry ${line.seq} than ${place.what} of the kit.`,
        );
    }
    if (witnessLines.some((other) => other.seq === line.seq && other.sha256 !== line.sha256))
      wrong.push(`The lines of the witnesses have two hashes of entry ${line.seq}.`);
  }
  return { wrong: [...new Set(wrong)], compared: compared.size };
}

/** How many entries about this election a witness was told of: as many have to be in the kit up to that one. */
function checkCounts({ record, election }, witnessCounts) {
  const wrong = [];
  let compared = 0;
  for (const { electionId, count, seq } of witnessCounts) {
    if (electionId !== election.id) continue;
    const found = record.entries.filter((entry) => entry.seq <= seq).length;
    const isWhole = record.head !== null && record.head.seq >= seq;
    if (isWhole) compared += 1;
    if (isWhole ? found !== count : found > count)
      wrong.push(
        `A witness was told of ${count} entries about this election up to entry ${seq}, and the kit has ${found}.`,
      );
  }
  return { wrong, compared };
}

/** What the format allows or leaves open, but somebody should look at. It does not change the code. */
function findRemarks({ madeAt, edition, election, rules, positions }, counts) {
  const remarks = [];
  if (election.opensAt > election.closesAt || election.closesAt > madeAt)
    remarks.push('Voting closed before it opened, or the kit was made before it closed.');
  positions.forEach((position, index) => {
    if (!position.draw) return;
    if (rules.tie !== 'draw')
      remarks.push(
        `${positionName(position)}: there is a draw, though a tie is decided by ${show(rules.tie)}.`,
      );
    if (edition === 1)
      remarks.push(
        `${positionName(position)}: there is a draw already in edition 1, which is made at the close.`,
      );
    const { tied = [] } = counts[index].result ?? counts[index];
    if (tied.length === 0)
      remarks.push(`${positionName(position)}: there is a draw without a tie. It changes nothing.`);
  });
  return remarks;
}

// --- report ---

/** How many ballots a position has; a rounds kit only says it. */
const turnoutOf = ({ ballots, participations }) => ballots?.length ?? participations;

const seatsOf = (count) => `${count} ${count === 1 ? 'seat' : 'seats'}`;

/** Whole votes, or the hundred-thousandths of STV, as people read them. */
const amountOf = (amount, { method }) =>
  method === 'stv'
    ? `${Math.floor(amount / WHOLE)}.${String(amount % WHOLE).padStart(5, '0')}`.replace(
        /\.?0+$/,
        '',
      )
    : String(amount);

/** The rounds of a count, a line each. */
function describeRounds(position, { rounds }, nameOf) {
  const names = (entries) => entries.map(nameOf).join(', ');
  const of = (amount) => amountOf(amount, position);
  return rounds.map(({ tallies, left, elected, excluded, surplusOf, isDrawn, isAlike }, index) => {
    const told = [...tallies]
      .filter(([entry]) => left.includes(entry))
      .sort(([a, inA], [b, inB]) => inB - inA || compareText(a.id, b.id))
      .map(([entry, amount]) => `${nameOf(entry)} ${of(amount)}`);
    const decided = [
      ...(excluded ? [`excluded: ${nameOf(excluded)}`] : []),
      ...(elected.length > 0 ? [`elected: ${names(elected)}`] : []),
      ...(surplusOf ? [`passes its surplus on: ${nameOf(surplusOf)}`] : []),
      ...(isDrawn ? ['the draw decided'] : []),
      ...(isAlike ? ['a tie: by each order the same people are elected'] : []),
    ];
    return `  Round ${index + 1}: ${[told.join(', '), ...decided].join('; ')}`;
  });
}

/** Why nobody is elected, or what a question is answered. */
const OUTCOMES = {
  tie: 'A tie, which a draw or another vote has to decide',
  'no-votes': 'Nobody is elected, for want of votes',
  'vote-again':
    'People vote on this position again, because somebody who was elected or tied has left or is disqualified',
  nobody: 'Nobody is elected: no person can be',
  vacant: 'Nobody is elected: who would be is disqualified, and the seats stay open',
  passed: 'The question is passed',
  'not-passed': 'The question is not passed',
  'no-quorum': 'The question is not decided: too few people took part',
  'no-majority': 'Nobody has the majority, and a second round is held',
};

/** The outcome of a position in a sentence, with the figures that decide it; none where people are elected. */
function describeOutcome(position, { votes, abstained, result }) {
  const [nobody] = ofKind(position, 'nobody');
  const [yes, no] = ['yes', 'no'].map((kind) => votes.get(ofKind(position, kind)[0]?.id));
  if (isQuestion(position))
    return [
      ...(result.outcome === 'void' ? [] : [`  ${OUTCOMES[result.outcome]}.`]),
      `  ${yes} yes and ${no} no; ${result.yesNeeded} yes were needed.`,
      `  ${result.voted} of ${position.question.eligible} people took part; ${result.quorumNeeded} were needed.`,
    ];
  if (result.outcome === 'void' && isVoidByRuling(position)) return [];
  const valid = turnoutOf(position) - abstained;
  const forNobody = `${nobody ? show(nobody.name) : 'nobody'} has ${votes.get(nobody?.id) ?? 0}`;
  const why = {
    ...OUTCOMES,
    void: `The vote is void: ${forNobody} of ${valid} valid ballots, more than half`,
    'no-quorum': `Nobody is elected: ${turnoutOf(position)} of ${position.eligible} people took part, and ${quorumNeededOf(position)} were needed`,
    'no-majority': `Nobody is elected: ${position.majority && majorityOf(position.majority.share, valid)} of ${valid} valid ballots were needed`,
    reopened: isRanked(position)
      ? 'Nobody is elected: the seats went to nobody, and are open again'
      : `Nobody is elected: no person has more votes than nobody, and ${forNobody}`,
    'voted-down': isRanked(position)
      ? 'Nobody is elected: nobody won against all persons'
      : `Nobody is elected: no person has more votes than nobody, and ${forNobody}`,
  }[result.outcome];
  return why ? [`  ${why}.`] : [];
}

const isVoidByRuling = ({ rulings = [] }) => rulings.some((one) => one.kind === 'void');

/** The rulings of a position, and what came out as cast. */
function describeRulings(position, { asCast }, names) {
  const { rulings = [], candidates } = position;
  if (rulings.length === 0) return [];
  const { outcome, elected = [], tied = [] } = asCast;
  const words = elected.length > 0 ? `elected: ${names(elected)}` : (OUTCOMES[outcome] ?? outcome);
  return [
    ...rulings.map(({ kind, person, complaint, reason }) => {
      const who = candidates.find((one) => one.id === person);
      const what = kind === 'void' ? 'The position is void' : `Disqualified: ${candidateName(who)}`;
      return `  ${what}, by a ruling${complaint === null ? '' : ` on complaint ${complaint}`}: ${show(reason)}`;
    }),
    `  With the votes as cast: ${words}${tied.length > 0 ? `; tied: ${names(tied)}` : ''}`,
    '  With the ruling applied:',
  ];
}

/** Where some are elected and seats stay empty because of nobody. */
function whyEmpty(position, { votes, result, rounds }) {
  if (result.outcome !== 'elected') return '';
  const byNobody = rounds.flatMap(({ elected }) => elected.filter((one) => one.isNobody)).length;
  if (byNobody > 0) return `; ${byNobody} of them went to nobody`;
  const [nobody] = ofKind(position, 'nobody');
  const others = ofKind(position, 'person').filter((one) => !result.elected.includes(one.id));
  const barred = others.some((one) => votes.get(one.id) <= votes.get(nobody?.id));
  return position.nobody === 'reopens' && !isRanked(position) && barred
    ? `; no other person has more votes than ${show(nobody.name)}, which has ${votes.get(nobody.id)}`
    : '';
}

function describePosition4(position, count, leaving) {
  const { seats, candidates, draw } = position;
  const { votes, abstained, result, byDraw, quota } = count;
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const names = (ids) => ids.map((one) => candidateName(byId.get(one))).join(', ');
  // In a round a name is enough where no other candidate has it.
  const shortName = ({ id: one }) => {
    const candidate = byId.get(one);
    const isOnly = candidates.filter((other) => other.name === candidate.name).length === 1;
    return isOnly ? nameOf(candidate) : candidateName(candidate);
  };
  const lines = [
    `${positionName(position)}: ${seatsOf(seats)}, ${turnoutOf(position)} ballots${abstained ? `, of which ${abstained} abstain` : ''}`,
    ...[...candidates]
      .sort((a, b) => inOrder(votes)(a.id, b.id))
      .map(
        (candidate) =>
          `  ${String(votes.get(candidate.id)).padStart(6)}  ${candidateName(candidate)}${candidate.hasLeft ? ', has left' : ''}${candidate.kind === 'nobody' ? ', for nobody' : ''}`,
      ),
    ...(quota ? [`  Quota: ${amountOf(quota, position)} votes`] : []),
    ...describeRounds(position, count, shortName),
    ...describeRulings(position, count, names),
    ...describeOutcome(position, count),
  ];
  if (!isQuestion(position)) {
    lines.push(`  Elected: ${names(result.elected) || 'nobody'}`);
    if (byDraw.length)
      lines.push(`  Of these by the draw with the seed ${show(draw.seed)}: ${names(byDraw)}`);
    if (result.outcome === 'no-majority')
      lines.push(`  ${describeMeeting(result.tied.length)}: ${names(result.tied)}`);
    else if (result.tied.length)
      lines.push(
        `  Tied: ${names(result.tied)}${result.outcome === 'tie' ? `; ${seatsOf(result.openSeats)} open, and nobody has decided this tie` : ', decided by the draw'}`,
      );
    if (result.openSeats && result.outcome !== 'tie')
      lines.push(`  Empty seats: ${result.openSeats}${whyEmpty(position, count)}`);
    lines.push(...describeGone(result.elected, byId, leaving));
  }
  return [...lines, ...describeDisputed(position)];
}

const describeMeeting = (many) =>
  many > 2
    ? 'In a second round, or level for a place in it, which a draw can decide'
    : 'In a second round';

function describeGone(elected, byId, leaving) {
  const gone = elected.map((one) => byId.get(one)).filter((one) => one?.hasLeft);
  if (gone.length === 0) return [];
  return [
    `  Elected and has left: ${gone.map(candidateName).join(', ')}. ${leaving === 'vacant' ? 'The seat is empty, and the council fills it.' : ''}`,
  ];
}

const describeDisputed = ({ disputed, isDisputeDecisive }) =>
  disputed === 0
    ? []
    : [
        `  Disputed votes: ${disputed}. Hustings says that they ${isDisputeDecisive ? 'could' : 'cannot'} decide what comes out.`,
      ];

function describePosition(position, count, leaving) {
  if (count.result !== undefined) return describePosition4(position, count, leaving);
  const byId = new Map(position.candidates.map((candidate) => [candidate.id, candidate]));
  const names = (ids) =>
    ids
      .map((candidateId) =>
        byId.has(candidateId) ? candidateName(byId.get(candidateId)) : candidateId,
      )
      .join(', ');
  const sorted = [...position.candidates].sort(
    (a, b) => count.votes.get(b.id) - count.votes.get(a.id) || compareText(a.id, b.id),
  );
  const lines = [
    `${positionName(position)}: ${seatsOf(position.seats)}, ${position.ballots.length} ballots`,
  ];
  for (const candidate of sorted)
    lines.push(
      `  ${String(count.votes.get(candidate.id)).padStart(6)}  ${candidateName(candidate)}${candidate.hasLeft ? ', has left' : ''}`,
    );
  lines.push(`  Elected: ${names(count.elected) || 'nobody'}`);
  if (count.byDraw.length)
    lines.push(
      `  Of these by the draw with the seed ${show(position.draw.seed)}: ${names(count.byDraw)}`,
    );
  if (count.tied.length)
    lines.push(
      `  Tied: ${names(count.tied)}${count.openSeats ? ` for ${count.openSeats} open seats: nobody has decided this tie` : ', decided by the draw'}`,
    );
  if (count.emptySeats) lines.push(`  Empty seats: ${count.emptySeats}`);
  lines.push(...describeGone(count.elected, byId, leaving));
  if (count.isToVoteAgain)
    lines.push(
      '  People vote on this position again, because somebody who was elected or tied has left.',
    );
  return [...lines, ...describeDisputed(position)];
}

const describeCertification = ({ certifiedAt, answers }) => [
  `The election was certified at ${certifiedAt}.`,
  ...answers.map(({ number, answer }) => `  Answer to appeal ${number}: ${show(answer)}`),
];

const NOT_CHECKED = [
  'That each ballot is as its voter cast it, that everybody who voted was allowed to, and that "participations" is right: a kit has no voters. Voters can look whether they are marked as having voted.',
  'That no other kit was shown to somebody else, or a changed one to you: a forger can make ballots, counts and a chain that fit together. Only comparing the hash with other people shows that.',
  'That no entry of the record was left out after the last line of a witness, and what was said in words: entries about other elections are not in a kit.',
  '"disputed", "isDisputeDecisive", "hasLeft", names with what tells them apart, titles and the rules, also of who may vote, and the words of rulings: they are told by Hustings.',
  'That the seed of a draw was made after the close, and honestly: ask the witnesses of the draw.',
  'The earlier editions: their hashes are named here, but the files were not looked at.',
];

/** The same where a kit of rounds has rulings. */
const NOT_CHECKED_AS_CAST =
  'What came out of the votes as cast where people rank and somebody is disqualified: the rounds are those with the ruling applied.';

/** The same where a kit of rounds tells whether a draw would make a difference. */
const NOT_CHECKED_ORDERS =
  '"orders": whether each order of a draw elects the same people, only the ballots show.';

/** The same of a kit of rounds, before the rest. */
const NOT_CHECKED_IN_ROUNDS = [
  'That the rounds are those of the ballots: the ballots are not public. Observers and officers check the whole kit, whose hash is below.',
  'The result code: it is made of the ballots.',
];

/** A code as somebody typed it, with or without its hyphens. */
export const readCode = (typed) =>
  typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join('-') ?? '';

/**
 * Verifies the bytes of a file: the code to end with and the lines to print. For the page that does it in a browser also
 * the hash of the file, the checks with what is wrong, the kit that was read, and why it cannot be judged.
 */
export function verifyKit(
  bytes,
  { expectedHash, expectedCode, witnessLines = [], witnessCounts = [], onCheck } = {},
) {
  const lines = [];
  let failures = 0;
  const checks = [];
  let kit = null;
  const print = (...more) => lines.push(...more);
  const report = (name, wrong) => {
    print(
      `${wrong.length ? 'WRONG' : 'OK   '}  ${name}`,
      ...wrong.slice(0, 10).map((sentence) => `         ${sentence}`),
    );
    if (wrong.length > 10) print(`         … and ${wrong.length - 10} more.`);
    if (wrong.length) failures += 1;
    checks.push({ name, wrong });
    onCheck?.(checks.length);
  };

  const fileHash = sha256(bytes);
  print(`SHA-256 of the file: ${fileHash}`);
  if (expectedHash === undefined)
    print(
      'NOT COMPARED: no hash was given. Compare it with the page of the election and with somebody else.',
    );
  else
    report(
      'The hash of the file is the one that was given',
      expectedHash === fileHash
        ? []
        : [`The hash that was given is ${expectedHash}: this is another file.`],
    );

  try {
    const fileText = attempt(
      () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      'The file is not UTF-8',
    );
    kit = readKit(fileText);
    const { positions, record, rules, election } = kit;
    const hasBallots = !isRoundsKit(kit);
    const count = !hasBallots ? countRounds : kit.version < 4 ? countPosition : countPosition4;
    const counts = positions.map((position) => count(position, rules.leaving));
    const each = (check) => positions.flatMap((position, index) => check(position, counts[index]));

    print(
      '',
      `Election ${show(election.name)} (${election.id}), edition ${kit.edition} of its ${hasBallots ? 'kit' : 'kit of rounds'}, made at ${kit.madeAt}`,
    );
    print('What this verifier counted, position by position:');
    for (const [index, position] of positions.entries())
      print('', ...describePosition(position, counts[index], rules.leaving));
    if (positions.length === 0) print('There is no position.');

    if (kit.certification) print('', ...describeCertification(kit.certification));

    if (!hasBallots)
      print('', `SHA-256 of the whole kit, which has the ballots: ${kit.whole.sha256}`);
    const code = hasBallots ? resultCode(kit) : null;
    if (code !== null) print('', `Result code: ${code.code}`, `  Its whole hash: ${code.sha256}`);

    print('', 'Checks:');
    report('All words of the rules are known to the format', checkWords(rules));
    report('The earlier editions are named, and by the record as well', [
      ...checkEarlier(kit, fileHash),
      ...checkEditions(kit),
    ]);
    report('The record says as the kit does whether it is certified', checkCertification(kit));
    if (hasBallots)
      report('The record has the hash of these votes, where it has one', checkCode(kit, code));
    if (expectedCode !== undefined && !hasBallots)
      print(
        'NOT COMPARED: a result code is made of the ballots, which a kit of rounds does not have.',
      );
    if (expectedCode !== undefined && hasBallots)
      report(
        'The result code is the one that was given',
        code?.code === expectedCode
          ? []
          : [`The code that was given is ${show(expectedCode)}: these are other votes.`],
      );
    report('No id is there twice', checkIds(kit));
    if (hasBallots) {
      report(
        'Each ballot is for a candidate of its position and stands in the order of the ids',
        each(checkBallots),
      );
      report('There are as many ballots as people who voted', each(checkParticipations));
      report('The votes of each candidate are its ballots', each(checkVotes));
      report(
        'Each ballot is a line of its own, so that everybody can count them',
        checkLines(kit, fileText),
      );
      report('The result is what comes out of the count', each(checkResult));
    } else {
      report('The votes of each position are as many as its ballots', each(checkFigures));
      report(
        'Each round follows from the one before it, and no vote appears or goes',
        counts.flatMap(({ wrong = [] }) => wrong),
      );
      report('The result is what comes out of the rounds', each(checkResult));
    }
    if (positions.some(({ rulings }) => rulings !== undefined))
      report('The record has an entry for each ruling', checkRulings(kit));
    report('The order of each draw is that of its seed', each(checkDraw));
    if (hasBallots && kit.version > 5)
      report(
        'Where a draw would make no difference, each order of it gives the same',
        each((position) => checkOrders(position, rules.leaving)),
      );
    if (kit.version > (hasBallots ? 5 : 2))
      report(
        'Each count that was asked for the orders of a draw is one that leavers and rulings made',
        [...checkAsked(kit), ...(hasBallots ? [] : each(checkAskedOfRounds))],
      );
    report('The disputed votes are possible', each(checkDisputed));
    report('The entries of the record are unchanged and in their order', checkEntries(kit));
    report('The candidates are those whom the record says to be accepted', checkCandidates(kit));
    report('The head of the record fits to its entries', checkHead(record));
    const witness = checkWitness(record, witnessLines);
    const counted = checkCounts(kit, witnessCounts);
    if (counted.compared || counted.wrong.length)
      report('The record has as many entries as the witnesses were told', counted.wrong);
    if (witness.compared || witness.wrong.length)
      report(
        `The record has the hashes of the witnesses (${witness.compared} entries compared)`,
        witness.wrong,
      );
    else
      print(
        `NOT COMPARED  ${witnessLines.length ? 'No line of a witness is about an entry that the kit tells the hash of' : 'No lines of a witness were given'}.`,
      );

    const remarks = findRemarks(kit, counts);
    if (remarks.length)
      print(
        '',
        'To look at; it does not change the outcome:',
        ...remarks.map((remark) => `  - ${remark}`),
      );
    const notChecked = hasBallots ? NOT_CHECKED : [...NOT_CHECKED_IN_ROUNDS, ...NOT_CHECKED];
    if (!hasBallots && kit.version > 2) notChecked.unshift(NOT_CHECKED_ORDERS);
    if (!hasBallots && positions.some((one) => one.rulings !== undefined))
      notChecked.unshift(NOT_CHECKED_AS_CAST);
    print('', 'What was not checked:', ...notChecked.map((sentence) => `  - ${sentence}`));
  } catch (error) {
    if (!(error instanceof CannotJudge || error instanceof RangeError)) throw error;
    print('', `CANNOT JUDGE: ${error.message}`);
    return { code: 2, lines, fileHash, checks, kit, problem: error.message };
  }
  if (failures)
    print(
      '',
      `WRONG: ${failures} ${failures === 1 ? 'check does' : 'checks do'} not hold. Do not rely on this kit.`,
    );
  else if (isRoundsKit(kit))
    print(
      '',
      `Rounds checked. The ballots are not public. ${expectedHash === undefined ? 'Nobody compared the hash of the file.' : 'The hash is the one that was given.'}`,
    );
  else
    print(
      '',
      expectedHash === undefined
        ? 'ALL HOLDS, but nobody compared the hash of the file.'
        : 'ALL HOLDS, and the hash is the one that was given.',
      'The code covers the votes. Who is elected also follows from who left and from rulings: compare these with the page.',
    );
  // A script must not take a kit for a good one that nobody compared.
  const ended = failures ? 1 : expectedHash === undefined ? 3 : 0;
  return { code: ended, lines, fileHash, checks, kit, problem: null };
}

// --- command line ---

/** The lines `election <id> has <count> entries up to entry <number>` in a text. */
const readWitnessCounts = (witnessText) =>
  [
    ...witnessText.matchAll(
      /\belection ([0-9a-f-]{36}) has ([0-9]{1,9}) entries up to entry ([1-9][0-9]{0,15})\b/g,
    ),
  ].map(([, electionId, count, seq]) => ({ electionId, count: Number(count), seq: Number(seq) }));

/** The lines `entry <number> sha256 <hash>` in a text; other lines of an e-mail are passed over. */
function readWitnessLines(witnessText, where) {
  const found = [];
  for (const line of witnessText.split(/\r?\n/)) {
    if (!/\bentry\s+\d+\s+sha256\b/i.test(line)) continue;
    const parts = /\bentry ([1-9][0-9]{0,15}) sha256 ([0-9a-f]{64})(?![0-9a-f])/.exec(line);
    if (!parts)
      throw new CannotJudge(`${where}: this line of a witness has no whole hash: ${show(line)}.`);
    found.push({ seq: Number(parts[1]), sha256: parts[2] });
  }
  if (found.length === 0)
    throw new CannotJudge(`${where} has no line such as: entry 12 sha256 4f… (64 digits).`);
  return found;
}

const readBytes = (path) =>
  attempt(() => ofNode('fs').readFileSync(path), `${show(path)} cannot be read`);

function readArguments(args) {
  const options = {
    expectedHash: undefined,
    expectedCode: undefined,
    witnessLines: [],
    witnessCounts: [],
  };
  let path;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    const isOption = argument.startsWith('-');
    const value = isOption ? args[(index += 1)] : argument;
    if (value === undefined) throw new CannotJudge(`Something is missing behind ${argument}.`);
    if (!isOption && path === undefined) path = value;
    else if (argument === '--sha256' && options.expectedHash === undefined)
      options.expectedHash = value.trim().toLowerCase();
    else if (argument === '--code' && options.expectedCode === undefined)
      options.expectedCode = readCode(value);
    else if (argument === '--witness') {
      const witnessText = readBytes(value).toString('utf8');
      options.witnessLines.push(...readWitnessLines(witnessText, value));
      options.witnessCounts.push(...readWitnessCounts(witnessText));
    } else if (argument === '--line')
      options.witnessLines.push(...readWitnessLines(value, 'What was given as --line'));
    else throw new CannotJudge(`This argument is not understood: ${show(argument)}.`);
  }
  if (path === undefined)
    throw new CannotJudge(
      "Use: node verify-kit.mjs kit.json [--sha256 HEX] [--witness FILE] [--line 'entry 12 sha256 HEX']",
    );
  if (options.expectedHash !== undefined && !HASH.test(options.expectedHash))
    throw new CannotJudge('What was given as --sha256 is not 64 hexadecimal digits.');
  return { path, options };
}

function main() {
  try {
    const { path, options } = readArguments(process.argv.slice(2));
    const { code, lines } = verifyKit(readBytes(path), options);
    console.log(lines.join('\n'));
    process.exitCode = code;
  } catch (error) {
    console.error(
      error instanceof CannotJudge
        ? error.message
        : `The verifier itself failed, so nothing is proved: ${error.stack}`,
    );
    process.exitCode = 2;
  }
}

// In a browser there is no command line.
const { realpathSync } = ofNode('fs');
const started = globalThis.process?.argv?.[1];
if (started && realpathSync?.(started) === ofNode('url').fileURLToPath(import.meta.url)) main();
