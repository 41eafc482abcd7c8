// The 32 calls of section 7 over a few lists in memory, with the payloads and the answers of sections 3 and 7.
// Where the specification shows no shape of an answer, it is as poor as it can be.
import type { Answer, Books, Entry } from './books.ts';
import { newId } from './books.ts';

/** What a call is given: the parts of its path, and its payload. */
interface Given {
  id: string;
  body: Entry;
}
type Act = (books: Books, given: Given) => Answer;

interface Call {
  method: string;
  /** With {id} where a part of the path varies. */
  path: string;
  /** The keys of the payload; one with a question mark may be left out. */
  payload?: readonly string[];
  act: Act;
}

const done: Answer = { status: 200, json: {} };
const refuse = (status: number, message: string): Answer => ({ status, json: { message } });

const others = ['name', 'email', 'password', 'role', 'enrollmentNumber?'];
const student = ['name', 'email', 'enrollmentNumber', 'password', 'role'];
const event = ['title', 'description', 'date', 'type', 'imageUrl'];
const election = ['name', 'description', 'startDate', 'endDate', 'imageUrl', 'positions'];

/** Every call of the specification, in its order. */
export const calls: readonly Call[] = [
  { method: 'POST', path: '/user/register', payload: others, act: register },
  { method: 'POST', path: '/user/register-student', payload: student, act: register },
  {
    method: 'POST',
    path: '/user/login-student',
    payload: ['role', 'enrollmentNumber', 'password'],
    act: logIn,
  },
  { method: 'PUT', path: '/user/edit-student/{id}', payload: ['profileImg'], act: editUser },
  { method: 'POST', path: '/user/login', payload: ['role', 'email', 'password'], act: logIn },
  { method: 'PUT', path: '/user/edit/{id}', payload: ['profileImg'], act: editUser },
  {
    method: 'GET',
    path: '/user/unverified',
    act: ({ users }) => list(users.filter(isWaiting).map(shown)),
  },
  { method: 'POST', path: '/user/verify/{id}', act: changing('users', { isVerified: true }) },
  { method: 'DELETE', path: '/user/delete/{id}', act: removing('users') },
  { method: 'POST', path: '/event/create', payload: event, act: adding('events', {}) },
  { method: 'DELETE', path: '/event/delete/{id}', act: removing('events') },
  {
    method: 'GET',
    path: '/event/get-all',
    act: ({ events }) => ({ status: 200, json: { events } }),
  },
  { method: 'POST', path: '/election/create', payload: election, act: createElection },
  { method: 'DELETE', path: '/election/delete/{id}', act: removing('elections') },
  {
    method: 'GET',
    path: '/election/get-all',
    act: ({ elections }) => ({ status: 200, json: { elections } }),
  },
  { method: 'GET', path: '/election/get-results', act: results },
  {
    method: 'POST',
    path: '/nomination/create',
    payload: ['electionId', 'position', 'userId'],
    act: adding('nominations', { isVerified: false }),
  },
  {
    method: 'GET',
    path: '/nomination/pending',
    act: ({ nominations }) => list(nominations.filter(isWaiting).map(shown)),
  },
  { method: 'POST', path: '/nomination/accept/{id}', act: acceptNomination },
  { method: 'POST', path: '/nomination/reject/{id}', act: removing('nominations') },
  {
    method: 'POST',
    path: '/vote/add',
    payload: ['userId', 'electionId', 'position', 'candidateId'],
    act: vote,
  },
  {
    method: 'POST',
    path: '/member/create',
    payload: ['enrollmentNumber', 'position'],
    act: addMember,
  },
  {
    method: 'GET',
    path: '/member/get-all',
    act: ({ members }) => list(members.filter((one) => !isWaiting(one)).map(shown)),
  },
  {
    method: 'GET',
    path: '/member/unverified',
    act: ({ members }) => list(members.filter(isWaiting).map(shown)),
  },
  { method: 'POST', path: '/member/verify/{id}', act: changing('members', { isVerified: true }) },
  {
    method: 'POST',
    path: '/contact/create',
    payload: ['name', 'email', 'category', 'message'],
    act: adding('contacts', { resolved: 2 }),
  },
  { method: 'GET', path: '/contact/get-all', act: ({ contacts }) => list(contacts) },
  { method: 'DELETE', path: '/contact/delete/{id}', act: removing('contacts') },
  { method: 'PUT', path: '/contact/resolve/{id}', act: changing('contacts', { resolved: 1 }) },
  { method: 'PUT', path: '/contact/reject/{id}', act: changing('contacts', { resolved: 0 }) },
  {
    method: 'POST',
    path: '/email/send',
    payload: ['email', 'subject', 'body'],
    act: adding('emails', {}),
  },
  { method: 'POST', path: '/upload', act: () => ({ status: 200, json: { data: { imageUrl } } }) },
];

/** The address that every upload is given. */
const imageUrl = '/uploads/letter.png';

function list(entries: readonly Entry[]): Answer {
  return { status: 200, json: entries };
}

function isWaiting(entry: Entry): boolean {
  return entry['isVerified'] === false;
}

/** An entry without what the specification does not show. */
function shown({ isVerified: _isVerified, password: _password, ...entry }: Entry): Entry {
  return entry;
}

function adding(to: keyof Books, more: Entry): Act {
  return (books, { body }) => {
    books[to].push({ _id: newId(), ...body, ...more });
    return done;
  };
}

function removing(from: keyof Books): Act {
  return (books, { id }) => {
    const at = books[from].findIndex(({ _id }) => _id === id);
    if (at === -1) return refuse(404, 'It is gone already.');
    books[from].splice(at, 1);
    return done;
  };
}

function changing(inList: keyof Books, change: Entry): Act {
  return (books, { id }) => {
    const entry = books[inList].find(({ _id }) => _id === id);
    if (entry === undefined) return refuse(404, 'It is gone already.');
    Object.assign(entry, change);
    return done;
  };
}

function register({ users }: Books, { body }: Given): Answer {
  if (users.some(({ email }) => email === body['email'])) return refuse(409, 'Somebody has it.');
  const entry = { profileImg: '', enrollmentNumber: null, isVerified: body['role'] === 'student' };
  const user = { _id: newId(), ...entry, ...body };
  users.push(user);
  return { status: 201, json: { user: shown(user) } };
}

function logIn({ users }: Books, { body }: Given): Answer {
  const isTheirs = (user: Entry) => Object.keys(body).every((key) => user[key] === body[key]);
  const user = users.find(isTheirs);
  if (user === undefined) return refuse(401, 'The porter does not know you.');
  if (isWaiting(user)) return refuse(403, 'The porter has to ask first.');
  return { status: 200, json: { user: shown(user) } };
}

function editUser(books: Books, { id, body }: Given): Answer {
  const user = books.users.find(({ _id }) => _id === id);
  if (user === undefined) return refuse(404, 'The porter does not know you.');
  Object.assign(user, body);
  return { status: 200, json: { user: shown(user) } };
}

function createElection({ elections }: Books, { body }: Given): Answer {
  const positions = (body['positions'] as Entry[]).map(({ title }) => ({ _id: newId(), title }));
  elections.push({ _id: newId(), ...body, positions, nominations: [] });
  return done;
}

function acceptNomination(books: Books, { id }: Given): Answer {
  const nomination = books.nominations.find(({ _id }) => _id === id);
  const { electionId, position, userId } = nomination ?? {};
  const election = books.elections.find(({ _id }) => _id === electionId);
  const user = books.users.find(({ _id }) => _id === userId);
  if (nomination === undefined || election === undefined || user === undefined) {
    return refuse(404, 'It is gone already.');
  }
  nomination['isVerified'] = true;
  const { _id, name, profileImg } = user;
  const candidate = { position, votes: 0, nominee: { _id, name, profileImg } };
  (election['nominations'] as Entry[]).push(candidate);
  return done;
}

function vote(books: Books, { body }: Given): Answer {
  const { userId, electionId, position, candidateId } = body;
  const election = books.elections.find(({ _id }) => _id === electionId);
  const titles = (election?.['positions'] ?? []) as Entry[];
  // The specification does not say by which of its two names a vote calls a position.
  const named = titles.find(({ _id, title }) => _id === position || title === position)?.['title'];
  const candidate = ((election?.['nominations'] ?? []) as Entry[]).find(
    (one) => one['position'] === named && (one['nominee'] as Entry)['_id'] === candidateId,
  );
  if (candidate === undefined) return refuse(404, 'The box has no such name.');
  const hasVoted = books.votes.some(
    (one) => one['userId'] === userId && one['electionId'] === electionId && one['named'] === named,
  );
  if (hasVoted) return refuse(409, 'Your slip is in the box already.');
  books.votes.push({ _id: newId(), userId, electionId, named });
  candidate['votes'] = Number(candidate['votes']) + 1;
  return done;
}

function addMember(books: Books, { body }: Given): Answer {
  const user = books.users.find((one) => one['enrollmentNumber'] === body['enrollmentNumber']);
  if (user === undefined) return refuse(404, 'The porter does not know this number.');
  const { name, profileImg } = user;
  const student = { name, profileImg };
  books.members.push({ _id: newId(), position: body['position'], student, isVerified: false });
  return done;
}

function results({ elections, users }: Books): Answer {
  const ended = elections.filter(({ endDate }) => Date.parse(String(endDate)) < Date.now());
  return list(
    ended.map(({ _id: electionId, positions, nominations, ...more }) => ({
      electionId,
      ...more,
      results: (positions as Entry[]).map(({ title }) => ({
        position: title,
        candidates: (nominations as Entry[])
          .filter(({ position }) => position === title)
          .map(({ votes, nominee }) => {
            const userId = String((nominee as Entry)['_id']);
            const user = users.find(({ _id }) => _id === userId);
            const { name, email, enrollmentNumber, profileImg } = user ?? {};
            const entry = { _id: userId, name, email, enrollmentNumber, profileImg };
            return { _id: newId(), userId, votes, student: user === undefined ? null : entry };
          }),
      })),
    })),
  );
}
