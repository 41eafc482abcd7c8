import type { complaints } from '#contract/complaints.ts';
import type { Verb } from '../verb.ts';
import { createComplaint, readComplaintForm } from './file.ts';
import { uploadComplaintFile } from './upload-file.ts';
import { followComplaint, listRulings, replyToComplaint } from './follow.ts';

/** The verbs of complaints; officers rule on them with those of outcomes. */
export const complaintVerbs: {
  [N in Exclude<keyof typeof complaints, 'readComplaintFile'>]: Verb<N>;
} = {
  readComplaintForm,
  createComplaint,
  uploadComplaintFile,
  followComplaint,
  replyToComplaint,
  listRulings,
};
