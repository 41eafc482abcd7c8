// What is wrong with a line of a voter list (src/core/voter-list/read-list.ts).
import type { LineProblem } from '#core/voter-list/read-list.ts';
import { said } from '../said.ts';
import type { Said, Values } from '../said.ts';
import { spoken } from '../spoken.ts';

const given = (values: Values) => values;

export const listProblems = spoken('list-problems.listProblems', {
  missing: 'This line has no enrollment number.',
  rounded: said(
    'A spreadsheet rounded this number to {cell}. Format the column as text there, enter the number again, and export once more.',
    given,
  ),
  length: said(
    'This number has {length} characters; an enrollment number has {right}, such as {example}.',
    given,
  ),
  zeros: said(
    'This number has {length} digits; an enrollment number has {right}. If a spreadsheet removed the zeros in front, format the column as text there and export once more.',
    given,
  ),
  prefix: said(
    'This number does not begin with {prefix}, as the numbers of this campus do.',
    given,
  ),
  shape: said('This is not an enrollment number. It has to look like {example}.', given),
  same: said('The same voter is in line {line}. They are counted once.', given),
  differs: said(
    'Line {line} has this number too, with other data. Line {line} counts; please check which is right.',
    given,
  ),
  'two-names': said(
    'One number, two names: line {line} has “{first}”, this one “{second}”. Line {line} counts, and nothing of this one is taken. If this is one person, write the name in both lines alike. If not, correct the number.',
    given,
  ),
  joined: said(
    'Line {line} has this number too. They are one voter, with the groups of both lines, and the name and e-mail of that one.',
    given,
  ),
  'not-email': said('“{cell}” is no e-mail address. The voter is on the list without it.', given),
  'guessed-email': said('“{cell}” was read as {email}.', given),
  'shared-email': said(
    'Line {line} has this e-mail too, and an address proves one number only. This voter is on the list without one.',
    given,
  ),
  'too-many': said('A voter list can have at most {most, number} voters.', given),
  unclosed:
    'A quotation mark in this line is never closed, so what follows could not be read. Please correct it and choose the file again.',
  'long-name': 'This is too long for a name. The voter is on the list without one.',
  'long-group': said(
    '“{group}…” is too long for a group. The voter is on the list without it.',
    given,
  ),
  'more-cells':
    'This line has more cells than the others, such as a name with a comma. Please check its name and groups.',
  'many-groups': said(
    'A voter has at most {most, number} groups. This voter has the first of them.',
    given,
  ),
} satisfies Record<LineProblem['key'], string | Said<[Values]>>);
