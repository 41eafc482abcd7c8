// The e-mails to candidates, to those whom officers entered, and to those who are asked to support somebody.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

interface Post {
  position: string;
  election: string;
}

interface Entered {
  /** Who did; empty for the council. */
  by: string;
  page: string;
  needs: { supporters: string; url: string } | null;
}

const seeElection = { label: 'See the election', inText: 'The election is at' };
const asked = 'You get this e-mail because you asked to be a candidate.';
const wasEntered = 'You get this e-mail because an officer entered you as a candidate.';
const notForward =
  'Do not forward this e-mail. Anybody who has the link can take you off the ballot.';

export const nominationEmails = spoken('nomination-emails.nominationEmails', {
  decided: {
    accepted: written(
      {
        subject: 'You are a candidate for {position}',
        preview: 'Your nomination in {election} was accepted.',
        before: [
          'Your nomination for <b>{position}</b> in <b>{election}</b> was accepted. You are on the ballot.',
        ],
      },
      ({ position, election }: Post) => ({ position, election }),
    ),
    rejected: written(
      {
        subject: 'Your nomination for {position} was not accepted',
        preview: 'It was for {election}.',
        before: ['Your nomination for <b>{position}</b> in <b>{election}</b> was not accepted.'],
      },
      ({ position, election }: Post) => ({ position, election }),
    ),
    removed: written(
      {
        subject: 'You are no longer a candidate for {position}',
        preview: 'The council took you off the ballot of {election}.',
        before: ['The council took you off the ballot for <b>{position}</b> in <b>{election}</b>.'],
      },
      ({ position, election }: Post) => ({ position, election }),
    ),
  },
  saysCouncil: 'The council says: ',
  seeElection,
  asked,
  wasEntered,

  /** `page` shows it; `needs` is what the position asks for and the page where they confirm it, null for nothing. */
  entered: written(
    {
      subject: 'You are a candidate for {position}',
      preview: 'The council entered you in {election}.',
      before: [
        [
          '{from, select, council {The council entered you as a candidate for <b>{position}</b> in <b>{election}</b>, and says that you have agreed to stand.} other {<b>{by}</b> of the council entered you as a candidate for <b>{position}</b> in <b>{election}</b>, and says that you have agreed to stand.}}',
        ],
        [
          '{needs, select, nothing {Your name is on the ballot, and everybody sees it at {page}.} other {Your name is on the ballot once {supporters} have confirmed. Give them this address: {url}}}',
        ],
      ],
      action: { label: 'Your candidacy' },
      after: [
        'If that is right, you have nothing to do. If you do not want to stand, open the link: it takes you off the ballot until the candidates are final, and afterwards leads to stepping down, or to the council.',
        notForward,
      ],
      reason: wasEntered,
    },
    ({ position, election }: Post, { by, page, needs }: Entered) => ({
      position,
      election,
      by,
      from: by === '' ? 'council' : 'officer',
      page,
      supporters: needs?.supporters ?? '',
      url: needs?.url ?? '',
      needs: needs === null ? 'nothing' : 'supporters',
    }),
  ),

  support: written(
    {
      subject:
        '{kind, select, proposer {A candidate for {position} asks you to propose them} other {A candidate for {position} asks you to second them}}',
      preview: 'It is for {election}. You can confirm or decline.',
      before: [
        [
          '{kind, select, proposer {A candidate for <b>{position}</b> in <b>{election}</b> asks you to propose them. Log in to see who it is, and to confirm or decline.} other {A candidate for <b>{position}</b> in <b>{election}</b> asks you to second them. Log in to see who it is, and to confirm or decline.}}',
        ],
        ['You can support one candidate for this position, and take it back until {until}.'],
      ],
      action: { label: 'See who asks', inText: 'You can see who asks at' },
      after: ['If you do nothing, you support nobody. Only officers see who supports a candidate.'],
      reason: 'You get this e-mail because a candidate named you.',
    },
    ({ position, election }: Post, kind: 'proposer' | 'seconder', until: string) => ({
      position,
      election,
      kind,
      until,
    }),
  ),
  supporterMissing: written(
    {
      subject: 'A supporter is missing: you are not on the ballot for {position}',
      preview: 'Somebody took their support back in {election}.',
      before: [
        [
          'Somebody took back that they support you for <b>{position}</b> in <b>{election}</b>. You are not on the ballot until somebody else supports you, and the council accepts it.',
        ],
      ],
      action: seeElection,
      reason: asked,
    },
    ({ position, election }: Post) => ({ position, election }),
  ),
});
