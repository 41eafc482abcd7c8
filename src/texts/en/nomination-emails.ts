// The e-mails to candidates, to those whom officers entered, and to those who are asked to support somebody.
import { spoken } from '../spoken.ts';

interface Post {
  position: string;
  election: string;
}

const seeElection = { label: 'See the election', inText: 'The election is at' };
const asked = 'You get this e-mail because you asked to be a candidate.';
const wasEntered = 'You get this e-mail because an officer entered you as a candidate.';
const notForward = 'Do not forward this e-mail. Anybody who has the link can answer for you.';
const enteredAs = ({ position, election }: Post) => [
  'The council entered you as a candidate for ',
  { strong: position },
  ' in ',
  { strong: election },
  '.',
];
const beforeOpening = (opens: string | null) =>
  opens === null ? 'before voting opens' : `before voting opens on ${opens}`;

export const nominationEmails = spoken('nomination-emails.nominationEmails', {
  decided: {
    accepted: ({ position, election }: Post) => ({
      subject: `You are a candidate for ${position}`,
      preview: `Your nomination in ${election} was accepted.`,
      before: [
        'Your nomination for ',
        { strong: position },
        ' in ',
        { strong: election },
        ' was accepted. You are on the ballot.',
      ],
    }),
    rejected: ({ position, election }: Post) => ({
      subject: `Your nomination for ${position} was not accepted`,
      preview: `It was for ${election}.`,
      before: [
        'Your nomination for ',
        { strong: position },
        ' in ',
        { strong: election },
        ' was not accepted.',
      ],
    }),
    removed: ({ position, election }: Post) => ({
      subject: `You are no longer a candidate for ${position}`,
      preview: `The council took you off the ballot of ${election}.`,
      before: [
        'The council took you off the ballot for ',
        { strong: position },
        ' in ',
        { strong: election },
        '.',
      ],
    }),
  },
  saysCouncil: 'The council says: ',
  seeElection,
  asked,
  wasEntered,

  /** `opens` is null where nobody knows it yet; `supporters` what the position asks for, null for none. */
  question: (post: Post, opens: string | null, supporters: string | null) => ({
    subject: `Do you want to be a candidate for ${post.position}?`,
    preview: 'Say yes or no before voting opens.',
    before: [
      enteredAs(post),
      [`You are on the ballot when you say yes ${beforeOpening(opens)}.`],
      ...(supporters === null
        ? []
        : [[`You also need ${supporters}. You can ask them once you have said yes.`]]),
    ],
    action: { label: 'Say yes or no' },
    after: ['If you do nothing, you are not on the ballot.', notForward],
    reason: wasEntered,
  }),
  standsUnlessNo: (post: Post, opens: string | null) => ({
    subject: `You are a candidate for ${post.position}`,
    preview: 'Say no before voting opens if you do not want to be.',
    before: [enteredAs(post), [`You are on the ballot unless you say no ${beforeOpening(opens)}.`]],
    action: { label: 'Say yes or no' },
    after: ['If you do nothing, you are on the ballot.', notForward],
    reason: wasEntered,
  }),
  /** With the link by which somebody without an account leaves the ballot until the list is fixed. */
  standsByLink: (post: Post) => ({
    subject: `You are a candidate for ${post.position}`,
    preview: `The council entered you in ${post.election}.`,
    before: [
      enteredAs(post),
      ['Voting is open and you are on the ballot. If you do not want that, open the link soon.'],
    ],
    action: { label: 'See your candidacy' },
    after: ['If you do nothing, you stay on the ballot.', notForward],
    reason: wasEntered,
  }),
  candidacyLink: (post: Post) => ({
    subject: `Your link as a candidate for ${post.position}`,
    preview: `With it your account takes the candidacy in ${post.election}.`,
    before: [enteredAs(post), ['With this link an account of yours takes the candidacy.']],
    action: { label: 'See your candidacy' },
    after: [notForward],
    reason: wasEntered,
  }),
  standsNow: ({ position, election }: Post) => ({
    subject: `You are a candidate for ${position}`,
    preview: `The council entered you in ${election}.`,
    before: [
      [
        'The council entered you as a candidate for ',
        { strong: position },
        ' in ',
        { strong: election },
        '. Voting is open and you are on the ballot.',
      ],
      ['If you do not want that, log in and step down on the page of the election.'],
    ],
    action: seeElection,
    reason: wasEntered,
  }),

  support: ({ position, election }: Post, kind: 'proposer' | 'seconder', until: string) => {
    const verb = { proposer: 'propose', seconder: 'second' }[kind];
    return {
      subject: `A candidate for ${position} asks you to ${verb} them`,
      preview: `It is for ${election}. You can confirm or decline.`,
      before: [
        [
          'A candidate for ',
          { strong: position },
          ' in ',
          { strong: election },
          ` asks you to ${verb} them. Log in to see who it is, and to confirm or decline.`,
        ],
        [`You can support one candidate for this position, and take it back until ${until}.`],
      ],
      action: { label: 'See who asks', inText: 'You can see who asks at' },
      after: ['If you do nothing, you support nobody. Only officers see who supports a candidate.'],
      reason: 'You get this e-mail because a candidate named you.',
    };
  },
  supporterMissing: ({ position, election }: Post) => ({
    subject: `A supporter is missing: you are not on the ballot for ${position}`,
    preview: `Somebody took their support back in ${election}.`,
    before: [
      [
        'Somebody took back that they support you for ',
        { strong: position },
        ' in ',
        { strong: election },
        '. You are not on the ballot until somebody else supports you, and the council accepts it.',
      ],
    ],
    action: seeElection,
    reason: asked,
  }),
});
