// What an election is missing (core/elections/readiness.ts).
import type { LackHelper, LackKind } from '#core/elections/readiness.ts';
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface LimitedPosition {
  position: string;
  voters: number;
  names: readonly string[];
}

interface LackText {
  title: string;
  /** What to do about it. */
  text: string;
}

const helpers: Record<LackHelper, string> = {
  officers: 'Any officer can do this.',
  admin: 'An admin can do this.',
  operator: 'The person who runs the server can do this.',
};

export const readinessMessages = spoken('readiness.readinessMessages', {
  title: said('Check: {name}', (name: string) => ({ name })),
  lede: 'The things that are needed before you can publish come first.',
  ledeAdvice: 'You can publish it without these.',
  ledePublished: 'It is published. You can still fix these.',
  /** The button in a row of the list. */
  count: said('{count} to do', (count: number) => ({ count })),
  open: said('{count} to do: check {name}', (name: string, count: number) => ({ name, count })),
  heading: 'Before you publish',
  headingPublished: 'This election is missing',
  ready: 'Nothing is missing.',
  limited: ({ position, voters, names }: LimitedPosition) =>
    voters === 0
      ? `${position}: nobody could vote for it now.`
      : `${position}: ${counted(voters, 'person', 'people')} can vote for it now${names.length === 0 ? '' : voters > names.length ? `, such as ${names.join(', ')}` : `: ${names.join(', ')}`}.`,
  blocked: 'This election cannot be published yet.',
  must: 'Needed',
  recommended: 'Recommended',
  who: (who: LackHelper) => helpers[who],
  failed: 'The list of what is missing could not be loaded.',
  close: 'Close',
  lack: (kind: LackKind, { count, position }: { count: number; position: string }): LackText => {
    switch (kind) {
      case 'no-description':
        return { title: 'No description', text: 'Say what the election is about.' };
      case 'no-positions':
        return { title: 'No position', text: 'Add at least one position.' };
      case 'no-opening':
        return { title: 'No opening date', text: 'Choose when voting opens.' };
      case 'no-closing':
        return { title: 'No closing date', text: 'Choose when voting closes.' };
      case 'opening-past':
        return {
          title: 'The opening date is past',
          text: 'Voting opens at once when you publish, and nominations stay open while people vote.',
        };
      case 'closing-past':
        return { title: 'The closing date is past', text: 'Choose a later one.' };
      case 'closing-first':
        return { title: 'Voting closes before it opens', text: 'Choose a later closing date.' };
      case 'short-voting':
        return { title: 'Less than an hour to vote', text: 'Many people will not see it in time.' };
      case 'short-nominations':
        return {
          title: 'Less than a day for nominations',
          text: 'Few people can ask to be candidates in that time.',
        };
      case 'no-voter-list':
        return { title: 'The voter list is empty', text: 'Import it first, or nobody can vote.' };
      case 'voters-without-address':
        return {
          title: `${counted(count, 'voter', 'voters')} without an e-mail address on the list`,
          text: 'They get no e-mails and cannot prove their number by e-mail. Add addresses, print codes, or check them in.',
        };
      case 'listed-without-address':
        return {
          title: `${counted(count, 'listed number has', 'listed numbers have')} no address`,
          text: 'If somebody else registers one of them, that vote counts and its owner hears nothing. Let people vote only once they have proved their number, or add the addresses.',
        };
      case 'list-not-written':
        return {
          title: `${counted(count, 'person', 'people')} on the voter list cannot get e-mails`,
          text: 'E-mail is not set up. Print codes and hand them out, or share the address of the election.',
        };
      case 'voters-not-confirmed':
        return {
          title: `${counted(count, 'voter has', 'voters have')} not confirmed an e-mail address`,
          text: 'They can vote only after they confirm it. Ask them to open the link in their e-mail.',
        };
      case 'tie-rule-usual':
        return {
          title: 'Nobody chose how a tie is decided',
          text: 'A tie is decided by dice. Open the form, check this and save. It cannot be changed after voting opens.',
        };
      case 'no-email':
        return {
          title: 'E-mail is not set up',
          text: 'Nobody can confirm an address, and nobody is invited. Numbers are proved at check-in or with printed codes.',
        };
      case 'no-candidates':
        return {
          title: `No candidate for ${position}`,
          text: 'Ask people to stand, add candidates, or accept a nomination.',
        };
      case 'nominations-waiting':
        return {
          title: `${counted(count, 'nomination waits', 'nominations wait')} for a decision`,
          text: 'Nominations have closed. Accept or reject them before the first vote.',
        };
      case 'no-key':
        return {
          title: 'This server has no key for the election',
          text: 'It cannot take or count its votes until it has the key.',
        };
      case 'keys-not-saved':
        return {
          title: 'The key was not saved elsewhere',
          text: 'If this server is lost, nobody can count the votes.',
        };
      case 'no-backup':
        return { title: 'No backup in the last day', text: 'Make one before people vote.' };
      case 'one-officer':
        return {
          title: 'You have only one officer',
          text: 'Make a second person an officer. They can help when the first one cannot.',
        };
      case 'officers-without-step':
        return {
          title: `${counted(count, 'officer has', 'officers have')} no second step`,
          text: 'Each can turn it on in their profile. An admin can require it from all officers.',
        };
      case 'no-second-officer':
        return {
          title: 'One officer alone can do what cannot be undone',
          text: 'Turn on the rule of two officers in the settings of the campus.',
        };
    }
  },
  place: {
    edit: 'Open the form',
    voters: 'Open the voter list',
    codes: 'Print codes under Check-in',
    nominations: 'Open the nomination requests',
    accounts: 'Open the accounts',
    settings: 'Open the settings',
    keys: 'npm run keys -- export',
    bring: 'npm run keys -- import',
    backup: 'npm run backup',
  },
});
