import { z } from 'zod';
import { appealLimits, appealSentences } from '../core/elections/appeal.ts';
import { complaintKinds, complaintRulings } from '../core/elections/complaint.ts';
import { mostComplaintFiles } from '../core/elections/complaint-file.ts';
import { answers } from './answers.ts';
import { ComplaintFile } from './complaint-shapes.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, lineOfText, longText, optionalLine } from './fields.ts';
import { routes } from './routes.ts';
import { Sanction } from './sanctions.ts';

const HearsAppeals = z
  .string()
  .describe('Who hears appeals against a ruling; empty where it is final here');
const FollowNumber = lineOfText(40, appealSentences.follow);

/** A complaint as whoever has its number reads it: without the name of who made it. */
export const FollowedComplaint = z
  .object({
    electionId: Id,
    election: z.string(),
    number: z.int(),
    about: z.enum(complaintKinds),
    of: z.string().nullable().describe('The candidate or the officer, where one was named'),
    subject: z.string(),
    text: z.string(),
    files: z.array(ComplaintFile),
    madeAt: z.string(),
    dueAt: z.string().nullable().describe('When the ruling is due'),
    reply: z.string().nullable().describe('What the one complained about says'),
    mayReply: z
      .boolean()
      .describe('The number is theirs, and nothing stands in the way of a reply'),
    ruling: z.enum(complaintRulings).nullable().describe('Null where it was only answered'),
    reason: z.string().nullable().describe('Everybody reads it; null until there is a ruling'),
    ruledAt: z.string().nullable(),
    sanctions: z.array(Sanction).describe('What was ruled on it; overturned ones too'),
    hearsAppeals: HearsAppeals,
  })
  .meta({ id: 'FollowedComplaint', description: 'A complaint, followed by its number' });

/** The calls about complaints, besides those of `outcomes` for appeals, which are complaints after the close. */
export const complaints = {
  readComplaintForm: endpoint({
    ...routes.readComplaintForm,
    access: 'user',
    summary: 'About whom somebody can complain in an election, and how often still',
    params: ById,
    reply: z.object({
      left: z.int(),
      candidates: z.array(z.object({ _id: Id, name: z.string(), position: z.string() })),
      officers: z.array(z.object({ _id: Id, name: z.string() })),
    }),
    refuses: ['unknown-election'],
  }),
  createComplaint: endpoint({
    ...routes.createComplaint,
    access: 'user',
    done: answers.complaintMade,
    summary:
      'Complain about a candidate, an officer or the voting, from publishing until appeals are over',
    body: z.object({
      electionId: Id,
      about: z.enum(complaintKinds),
      ofId: Id.nullable()
        .default(null)
        .describe('The nomination of the candidate, or the account of the officer'),
      subject: lineOfText(appealLimits.subject, appealSentences.subject),
      text: longText(appealLimits.text, appealSentences.text),
      files: z
        .array(Id)
        .max(mostComplaintFiles, appealSentences.files)
        .default([])
        .describe('What was uploaded for this election by the same account, in this order'),
    }),
    reply: z.object({
      number: z.int(),
      follow: z.string().describe('With it somebody follows the complaint without logging in'),
      dueAt: z.string(),
      message: z.string(),
    }),
    status: 201,
    refuses: [
      'unknown-election',
      'is-rehearsal',
      'appeals-over',
      'appeals-full',
      'not-on-roll',
      'complaint-of-whom',
      'unknown-complaint-file',
      'many-at-once',
    ],
  }),
  uploadComplaintFile: endpoint({
    ...routes.uploadComplaintFile,
    access: 'user',
    done: answers.complaintFileTaken,
    summary:
      'Upload a picture or a PDF in the form field "file" for a complaint about an election; what no complaint names is deleted after a day',
    params: ById,
    reply: z.object({ file: ComplaintFile, message: z.string() }),
    status: 201,
    takesFile: true,
    refuses: [
      'unknown-election',
      'is-rehearsal',
      'appeals-over',
      'appeals-full',
      'not-on-roll',
      'not-a-complaint-file',
      'several-files',
      'complaint-file-too-large',
      'picture-too-large',
      'complaint-files-full',
      'too-many-requests',
      'overloaded',
    ],
  }),
  readComplaintFile: endpoint({
    ...routes.readComplaintFile,
    access: 'any',
    summary:
      'A file of a complaint, for whoever has a number of it, who uploaded it, and the officers who read the complaint',
    body: z.object({
      id: Id,
      follow: optionalLine(40)
        .default('')
        .describe('The number of the complaint; empty for who is logged in'),
    }),
    reply: z.string().meta({ format: 'binary', description: 'The bytes of the file' }),
    refuses: ['unknown-complaint-file'],
  }),
  followComplaint: endpoint({
    ...routes.followComplaint,
    access: 'any',
    summary: 'How a complaint stands, by the number that was given out',
    body: z.object({ follow: FollowNumber }),
    reply: FollowedComplaint,
    refuses: ['unknown-appeal'],
  }),
  replyToComplaint: endpoint({
    ...routes.replyToComplaint,
    access: 'any',
    done: answers.complaintReplied,
    summary: 'Reply once to a complaint, as the one it is about, by the number of their e-mail',
    body: z.object({
      follow: FollowNumber,
      text: longText(appealLimits.text, appealSentences.reply),
    }),
    reply: Done,
    refuses: ['unknown-appeal', 'appeal-answered', 'complaint-replied', 'election-certified'],
  }),
  listRulings: endpoint({
    ...routes.listRulings,
    access: 'any',
    summary: 'The rulings on the complaints of an election, and when the others are due',
    params: ById,
    reply: z.object({
      open: z.array(z.object({ number: z.int(), dueAt: z.string().nullable() })),
      rulings: z.array(
        z.object({
          number: z.int(),
          ruling: z.enum(complaintRulings).nullable(),
          reason: z.string(),
          at: z.string(),
          noOther: z
            .boolean()
            .describe('It concerned whoever ruled, because it concerned every officer'),
        }),
      ),
      sanctions: z
        .array(Sanction)
        .describe('In the order in which they were ruled; overturned ones too'),
      hearsAppeals: HearsAppeals,
    }),
    refuses: ['unknown-election'],
  }),
};
