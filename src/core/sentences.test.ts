import { describe, expect, test } from 'vitest';
import { sentences } from './sentences.ts';

// Copied from the specification by hand, so that a slip of the pen in either place turns this red.

const validation = [
  'Please select a role',
  'Password field cannot be empty',
  'Enrollment number is required',
  'Email is required',
  'Please fill all the fields',
  'Enrollment number is required for students',
  'Please enter a valid enrollment number',
  'Enrollment number must be 12 characters',
  'Invalid format. Expected: 0177XX##0000 (XX=branch, ##=year, 0000=roll)',
  'Please fill all fields',
  'Please login to vote',
  'Please login to nominate yourself',
  'Please select an election and position',
  'Please fill in all fields',
  'Please select an image',
];

const failures = [
  'Failed to update profile.',
  'Image upload failed',
  'Please select an image',
  'Failed to fetch events.',
  'Failed to delete event',
  'Failed to create event.',
  'Failed to fetch members.',
  'Login failed',
  'Registration failed.',
  'Failed to send message',
  'Failed to fetch contacts',
  'Failed to delete contact',
  'Failed to resolve contact',
  'Failed to reject contact',
  'Failed to fetch elections',
  'Failed to delete election',
  'Nomination failed.',
  'Failed to fetch results.',
  'Failed to send email.',
  'Failed to add member.',
];

const successes = [
  'Profile updated successfully',
  'Event deleted successfully',
  'Event created successfully',
  'Login successful',
  'Registration successful.',
  'Registration successful. Please contact admin for approval and login.',
  'Message sent successfully.',
  'Contact deleted successfully',
  'Contact resolved successfully',
  'Contact rejected successfully',
  'Election deletion successful',
  'Vote successful',
  'You are successfully nominated.',
  'Member added successfully',
];

const screens = [
  'User not logged in',
  'No events',
  'No query/requests available.',
  'No elections found.',
  'No candidates have been nominated yet.',
  'Leaderboard is empty. No votes have been cast.',
  'No candidates yet',
  'No Ongoing Elections Available',
  'No Members Available',
];

const known: string[] = Object.values(sentences);

describe.each([
  { section: 'section 5, validation', list: validation },
  { section: 'section 8, failures', list: failures },
  { section: 'section 8, successes', list: successes },
  { section: 'section 2, the screens', list: screens },
])('$section', ({ list }) => {
  test.each(list)('"%s" stands there character for character', (sentence) => {
    expect(known).toContain(sentence);
  });
});

test('no sentence stands there twice', () => {
  expect(new Set(known).size).toBe(known.length);
});

test('each sentence is under the name of its situation', () => {
  // A list alone would not notice two sentences that changed places.
  expect(sentences).toMatchObject({
    selectRole: 'Please select a role',
    emptyPassword: 'Password field cannot be empty',
    enrollmentRequired: 'Enrollment number is required',
    emailRequired: 'Email is required',
    fillAllTheFields: 'Please fill all the fields',
    enrollmentRequiredForStudents: 'Enrollment number is required for students',
    invalidEnrollment: 'Please enter a valid enrollment number',
    enrollmentLength: 'Enrollment number must be 12 characters',
    enrollmentFormat: 'Invalid format. Expected: 0177XX##0000 (XX=branch, ##=year, 0000=roll)',
    fillAllFields: 'Please fill all fields',
    loginToVote: 'Please login to vote',
    loginToNominate: 'Please login to nominate yourself',
    fillInAllFields: 'Please fill in all fields',
    contactResolveFailed: 'Failed to resolve contact',
    contactRejectFailed: 'Failed to reject contact',
    contactDeleteFailed: 'Failed to delete contact',
    contactResolved: 'Contact resolved successfully',
    contactRejected: 'Contact rejected successfully',
    contactDeleted: 'Contact deleted successfully',
    registrationSuccessful: 'Registration successful.',
    registrationAwaitsApproval:
      'Registration successful. Please contact admin for approval and login.',
  });
});
