// The messages about an election that was closed and published before a restore.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const heldCloseMessages = spoken('held-close.heldCloseMessages', {
  title: 'The officers have to decide which result counts',
  text: said(
    '{has, select, none {This election was closed and published before, with a result. Then the server was restored from an earlier backup, so the count could give a different result now. Nothing is counted until an admin decides.} other {This election was closed and published before, with the result code {code}. Then the server was restored from an earlier backup, so the count could give a different result now. Nothing is counted until an admin decides.}}',
    (code: string | null) => ({ code: code ?? '', has: code === null ? 'none' : 'code' }),
  ),

  noticeTitle: said(
    '{count, plural, one {# election cannot be closed: an admin has to decide which result counts.} other {# elections cannot be closed: an admin has to decide which result counts.}}',
    (count: number) => ({ count }),
  ),
  noticeText: said(
    '{count, plural, one {It was closed and published before. Then the server was restored from an earlier backup, so the count could give a different result now.} other {They were closed and published before. Then the server was restored from an earlier backup, so the count could give a different result now.}}',
    (count: number) => ({ count }),
  ),
  waits: 'Nothing is counted until then.',

  decide: 'Decide',
  decideFor: said('Decide which result of {name} counts', (name: string) => ({ name })),
  dialogTitle: said('Which result of {name} counts?', (name: string) => ({ name })),
  dialogText:
    'It was closed and published, and then the server was restored from an earlier backup. The record keeps what you decide, and voters read it.',
  legend: 'What counts',
  stands: 'The result that was published before stands',
  standsText: said(
    '{has, select, none {Its recount kit is on the server, and its check passes. All its votes come back. Voting is over.} other {Its recount kit is on the server, and its check passes. All its votes come back, with the result code {code}. Voting is over.}}',
    (code: string | null) => ({ code: code ?? '', has: code === null ? 'none' : 'code' }),
  ),
  standsNot: said('Nothing on this server proves it. {problem}', (problem: string) => ({
    problem,
  })),
  count: 'Count the restored votes',
  countText:
    'Votes that were cast between the backup and the restore are lost, and the published result does not stand. Its recount kit is kept under another name. Voting is over.',
  nothingChosen: 'Choose which result counts.',
  confirm: 'Decide',
});
