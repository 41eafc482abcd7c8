import { expect, test } from 'vitest';
import type { ProofWay } from '#core/accounts/number-move.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import { twoPersonActs } from '#core/council/two-person.ts';
import { refusals } from '#core/refusal.ts';
import { actWords } from '#texts/en/act-words.ts';
import { settingMessages } from '#texts/en/record.ts';
import { wordsOf } from './entry-words.ts';

const ways: readonly ProofWay[] = ['address', 'code', 'check-in', 'sign-on', 'two-officers'];
const proposed = Object.keys(twoPersonActs).map((act) => `${act}, Council 2027: A power cut`);
const onPlace = ['President, Council 2027'];
const onElection = ['Council 2027', 'Council 2027: A power cut'];
const onNumber = ['0177CS240001'];
const none = [''];

/** What the server writes with each act. A new act has to say it here. */
const written: Readonly<Record<RecordedAct, readonly string[]>> = {
  'account.verify': ['admin', ''],
  'account.unverify': none,
  'account.suspend': ['Two accounts'],
  'account.lift': none,
  'account.role': ['faculty to observer', 'student to admin, on the machine'],
  'account.correct': ['name, number, e-mail: A wrong letter'],
  'account.correct-confirm': none,
  'account.correct-refuse': none,
  'account.claim-number': onNumber,
  'account.send-reset': none,
  'account.admin-link': none,
  'account.show-link': none,
  'account.end-sessions': none,
  'account.edit': none,
  'campus.end-link': ['council'],
  'account.delete': none,
  'account.sweep': ['registered 2026-03-01'],
  'nomination.accept': [
    'President, Council 2027, entered by an officer, said yes, checked: Has no arrears',
  ],
  'nomination.reject': ['President, Council 2027, No photo'],
  'nomination.reopen': onPlace,
  'nomination.withdraw': onPlace,
  'nomination.remove': onPlace,
  'nomination.enter': onPlace,
  'nomination.ask-again': onPlace,
  'nomination.hand-link': onPlace,
  'nomination.accept-edit': onPlace,
  'nomination.reject-edit': onPlace,
  'nomination.take-back': onPlace,
  'nomination.decline': onPlace,
  'nomination.take': onPlace,
  'nomination.step-down': ['Council 2027: President, Mina Iyer'],
  'email.new-link': none,
  'email.resend': ['Welcome', '3'],
  'email.send-now': none,
  'email.correct': ['Welcome'],
  'email.discard': ['Welcome', '3'],
  'letter.new-link': none,
  'letter.resend': ['Welcome', '3'],
  'letter.send-now': none,
  'letter.correct': ['Welcome'],
  'letter.discard': ['Welcome', '3'],
  'member.verify': none,
  'member.unverify': none,
  'member.delete': none,
  'member.move': ['Treasurer to President'],
  'member.seat': ['President, elected in Council 2027'],
  'factor.take-off': ['on the machine'],
  'factor.add': none,
  'factor.remove': none,
  'factor.new-codes': none,
  'factor.recovery-code': none,
  'number.move': ways.map((way) => `0177CS240001, by ${way}`),
  'number.check-in': onNumber,
  'number.undo-check-in': ['0177CS240001: The wrong person'],
  'number.print-codes': ['40 codes'],
  'number.void-codes': ['all', '0177CS240001, 0177CS240002'],
  'number.propose': onNumber,
  'number.dismiss': onNumber,
  'number.settle': ['Mina keeps the seat'],
  'campus.set-up': none,
  'campus.settings': [`${Object.keys(settingMessages).join(', ')}: two officers on: A new term`],
  'campus.hand-over': none,
  'campus.restored': ['backup of 2026-03-01T09:00:00.000Z; votes may be missing in: Council 2027'],
  'campus.key-file': ['keys.age'],
  'clock.pause': none,
  'clock.go-on': none,
  'election.create': ['Council 2027 (copy)'],
  'election.invite': onElection,
  'election.edit': onElection,
  'election.translate': onElection,
  'election.publish': onElection,
  'election.extend': onElection,
  'election.correct-name': onElection,
  'election.add-time': onElection,
  'election.take-time-back': onElection,
  'election.close': onElection,
  'election.pause': onElection,
  'election.resume': onElection,
  'election.cancel': onElection,
  'election.to-draft': onElection,
  'election.wipe': onElection,
  'election.delete': ['Council 2027: with 12 votes: Made twice'],
  'election.draw-entry': ['Council 2027: 4 2 6'],
  'election.draw': ['Council 2027: 2026-03-01 dice 4 2 6, by one officer: no other is left'],
  'election.run-off': ['Council 2027: President (second round)'],
  'election.appeal-answer': ['Council 2027: appeal 2'],
  'election.release': onElection,
  'election.returning-officer': onElection,
  'election.sanction': ['Council 2027: disqualified'],
  'election.overturn': ['Council 2027: disqualified'],
  'election.certify': onElection,
  'election.note': onElection,
  'election.hold': none,
  'election.settle-hold': onElection,
  'election.bring-back': none,
  'election.kit': ['ab'.repeat(32)],
  'election.kit-rounds': ['ab'.repeat(32)],
  'election.result-code': ['ab'.repeat(32)],
  'election.forget-voters': none,
  'rules.save': ['Council'],
  'rules.delete': ['Council'],
  'voter-list.import': ['list.csv: 4 added, 2 corrected, 1 removed'],
  'voter-list.undo': ['list.csv: 4 removed, 1 brought back'],
  'voter-list.add': onNumber,
  'voter-list.correct': onNumber,
  'voter-list.correct-address': onNumber,
  'voter-list.note-bounces': ['3 addresses'],
  'voter-list.remove': onNumber,
  'event.create': ['Spring fair'],
  'event.edit': ['Spring fair'],
  'event.delete': ['Spring fair'],
  'contact.resolve': none,
  'contact.reject': none,
  'contact.delete': none,
  'contact.answer': none,
  'contact.note': none,
  'contact.take': none,
  'contact.give-back': none,
  'officer.log-in': none,
  // As former releases wrote it.
  'officer.refused': Object.keys(refusals).map((reason) => `POST /election/create: ${reason}`),
  'proposal.propose': proposed,
  'proposal.confirm': proposed,
  'proposal.refuse': proposed,
  'proposal.withdraw': proposed,
  'proposal.announce': proposed,
  'proposal.expire': proposed,
  'proposal.alone': ['Council 2027: A power cut'],
};

const words = new Set(['check-in', 'e-mail', 'e-mails', 'run-off', 'log-in']);
/** A word that is a name in the code. */
const isCode = (word: string) =>
  /[a-z][A-Z]|[a-z]_[a-z]/.test(word) ||
  word in actWords ||
  (word.includes('-') && !words.has(word) && /^[a-z]+(-[a-z]+)+$/.test(word));
const codesIn = (text: string) => text.split(/[\s,:;()“”]+/).filter(isCode);

test.each(Object.entries(written))('%s shows no name of the code', (act, details) => {
  for (const detail of details) {
    for (const about of [null, { name: 'Mina Iyer', position: 'President' }]) {
      const shown = wordsOf(
        {
          ...{ seq: 1, at: '2026-03-01T09:00:00.000Z', act, detail, isErased: false },
          ...{ by: null, about, election: null, sha256: '', officers: null },
        },
        () => '1 Mar 2026, 14:30',
      );
      const text = `${shown.title}: ${shown.words}`;
      expect(text).not.toMatch(/\/[a-z]|\b(GET|POST|PUT|PATCH|DELETE)\b/);
      expect(codesIn(text), text).toEqual([]);
      expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/);
    }
  }
});
