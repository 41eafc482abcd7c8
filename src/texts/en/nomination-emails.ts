// The e-mails to candidates, to those whom officers entered, and to those who are asked to support somebody.
import { spoken } from '../spoken.ts';

interface Post {
  position: string;
  election: string;
}

const seeElection = { label: 'See the election', inText: 'The election is at' };
const asked = 'You get this e-mail because you asked to be a candidate.';
const wasEntered = 'You get this e-mail because an officer entered you as a candidate.';
const notForward =
  'Do not forward this e-mail. Anybody who has the link can take you off the ballot.';
const enteredBy = ({ position, election }: Post, by: string) => [
  by === '' ? 'The council' : { strong: by },
  by === ''
    ? ' entered you as a candidate for '
    : ' of the council entered you as a candidate for ',
  { strong: position },
  ' in ',
  { strong: election },
  ', and says that you have agreed to stand.',
];

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

  /** `page` shows it; `needs` is what the position asks for and the page where they confirm it, null for nothing. */
  entered: (
    post: Post,
    given: { by: string; page: string; needs: { supporters: string; url: string } | null },
  ) => {
    const { by, page, needs } = given;
    return {
      subject: `You are a candidate for ${post.position}`,
      preview: `The council entered you in ${post.election}.`,
      before: [
        enteredBy(post, by),
        [
          needs === null
            ? `Your name is on the ballot, and everybody sees it at ${page}.`
            : `Your name is on the ballot once ${needs.supporters} have confirmed. Give them this address: ${needs.url}`,
        ],
      ],
      action: { label: 'Your candidacy' },
      after: [
        'If that is right, you have nothing to do. If you do not want to stand, open the link: it takes you off the ballot until the candidates are final, and afterwards leads to stepping down, or to the council.',
        notForward,
      ],
      reason: wasEntered,
    };
  },

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
