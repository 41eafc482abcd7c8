import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { User } from '#contract/accounts.ts';
import { api } from '#contract/api.ts';
import { Candidate, Election, ElectionResults } from '#contract/election-shapes.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';

describe('on the wire', () => {
  test('a user is what the contract lists, and nothing more', () => {
    expect(Object.keys(User.shape)).toEqual(
      '_id, name, email, role, profileImg, enrollmentNumber, verified'.split(', '),
    );
  });

  test('an election has the fields of the contract', () => {
    expect(Object.keys(Election.shape)).toEqual(
      expect.arrayContaining(
        '_id, name, description, startDate, endDate, imageUrl, positions, nominations'.split(', '),
      ),
    );
    expect(Object.keys(Election.shape.positions.element.shape)).toEqual(
      '_id, title, limits, kind, method, seats, maxChoices, leastRanks, nobody, canAbstain, unopposed, candidacy, text, quorum, majority, supporters, void, follows, translations'.split(
        ', ',
      ),
    );
    expect(Object.keys(Candidate.shape)).toEqual([
      '_id',
      'positionId',
      'position',
      'votes',
      'nominee',
      'kind',
      'withoutAccount',
      'statement',
      'link',
      'hasManifesto',
      'hasLeft',
      'accountDeleted',
      'disqualified',
      'translations',
    ]);
    expect(Object.keys(Candidate.shape.nominee.shape)).toEqual([
      ...['_id', 'name', 'profileImg', 'formerName', 'apart'],
    ]);
    expect(Candidate.shape.votes.safeParse(null)).toMatchObject({ success: true });
  });

  test('results have the fields of the contract', () => {
    const position = ElectionResults.shape.results.element.shape;
    const candidate = position.candidates.element.shape;
    expect(Object.keys(ElectionResults.shape)).toEqual(
      'electionId, name, description, startDate, endDate, imageUrl, voters, mailDomains, proofs, recountKit, afterClose, results, withoutWinner, questions, translations, writtenIn'.split(
        ', ',
      ),
    );
    expect(Object.keys(position).toSorted()).toEqual([
      'abstained',
      'asCast',
      'candidates',
      'count',
      'decided',
      'disputed',
      'disqualified',
      'elected',
      'isDisputeDecisive',
      'left',
      'margin',
      'method',
      'nobody',
      'openSeats',
      'position',
      'positionId',
      'reopened',
      'tie',
      'tied',
      'translations',
      'valid',
    ]);
    expect(Object.keys(candidate)).toEqual([
      ...['_id', 'userId', 'votes', 'hasLeft', 'accountDeleted', 'student'],
    ]);
    expect(Object.keys(candidate.student.shape).toSorted()).toEqual(
      ['_id', 'name', 'email', 'enrollmentNumber', 'profileImg', 'formerName', 'apart'].toSorted(),
    );
  });

  test('a nomination that waits has the fields of the contract', () => {
    const { shape } = api.listPendingNominations.reply.element;
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining(['_id', 'positionId', 'position', 'election', 'nominee']),
    );
    expect(Object.keys(shape.election.shape)).toEqual(['_id', 'name']);
  });

  test('no answer has a place for a password or a session', () => {
    const calls: EndpointSpec[] = Object.values(api);
    for (const { reply, path } of calls) {
      const schema = JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' }));
      expect(schema, path).not.toMatch(/"[^"]*(password|hash|token)[^"]*":/i);
    }
  });
});
