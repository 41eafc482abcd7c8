import { readdirSync, readFileSync } from 'node:fs';

/** An election of tests/fixtures/methods: a ballot names its candidates by name, best first. */
export interface PublicElection {
  seats: number;
  candidates: string[];
  withdrawn: string[];
  ballots: { weight: number; choices: string[] }[];
}

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The names without their ends of the files in a folder, such as `maemo` for `maemo.blt`. */
export const namesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, file.length - ending.length));

/** A file as most programs write it: candidates and seats, `weight a b 0` for each ballot, then the names. */
export function readBlt(file: string): PublicElection {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  const [count = 0, seats = 0] = lines[0]?.split(' ').map(Number) ?? [];
  const candidates = lines
    .filter((line) => line.startsWith('"'))
    .slice(0, count)
    .map((line) => line.slice(1, -1));
  const listed = (word: string) =>
    (lines.find((line) => line.startsWith(`[${word} `)) ?? '').slice(1, -1).split(' ').slice(1);
  const nicks = listed('nick');
  const nameOf = (word: string) => {
    const name = candidates[nicks.includes(word) ? nicks.indexOf(word) : Number(word) - 1];
    if (name === undefined) throw new Error(`${file} has no candidate ${word}.`);
    return name;
  };
  const minus = lines.filter((line) => /^-\d+$/.test(line)).map((line) => line.slice(1));
  const ballots = lines
    .slice(1)
    .filter((line) => /^\d+ /.test(line))
    .map((line) => {
      const [weight, ...words] = line.split(/\s+/);
      return { weight: Number(weight), choices: words.slice(0, -1).map(nameOf) };
    });
  return { seats, candidates, withdrawn: [...listed('withdrawn'), ...minus].map(nameOf), ballots };
}

/** A file of Scottish wards: candidates and seats, `weight,a,b,` for each ballot, then the candidates. */
export function readScottishCsv(file: string): PublicElection {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  const [[, seats] = []] = rows;
  const candidates = rows
    .filter(([first]) => first?.startsWith('"Candidate'))
    .map(([, name = '']) => name.slice(1, -1));
  const ballots = rows.slice(1).flatMap(([weight = '', ...ranks]) =>
    /^\d+$/.test(weight)
      ? [
          {
            weight: Number(weight),
            choices: ranks
              .filter((rank) => rank !== '')
              .map((rank) => candidates[Number(rank) - 1] ?? ''),
          },
        ]
      : [],
  );
  return { seats: Number(seats), candidates, withdrawn: [], ballots };
}

interface Marks {
  candidates: string[];
  marks: { weight: number; marks: string[][] }[];
  rules: { maxSkippedRanks: string; overvote: string; exhaustOnDuplicate: boolean };
}

/** Marks of rank after rank, of which each place has how a ballot goes on behind a rank that says nothing. */
export function readMarks(file: string): PublicElection {
  const { candidates, marks, rules }: Marks = readJson(file);
  const ballots = marks.map(({ weight, marks: ranks }) => {
    const choices: string[] = [];
    let skipped = 0;
    for (const [first, ...others] of ranks) {
      skipped = first === undefined ? skipped + 1 : 0;
      if (skipped > Number(rules.maxSkippedRanks)) break;
      if (others.length > 0 && rules.overvote === 'exhaustImmediately') break;
      if (first === undefined || others.length > 0) continue;
      if (!choices.includes(first)) choices.push(first);
      else if (rules.exhaustOnDuplicate) break;
    }
    return { weight, choices };
  });
  return { seats: 1, candidates, withdrawn: [], ballots };
}

/** The profile of an `*.abc.yaml`: who approves of whom, by numbers. */
export function readProfile(file: string): PublicElection {
  const whole = readFileSync(file, 'utf8');
  const [, lists = ''] = /profile: (\[\[[^:]*\]\])/.exec(whole) ?? [];
  const numberOf = (key: string) => Number(new RegExp(`${key}: (\\d+)`).exec(whole)?.[1]);
  const profile: number[][] = JSON.parse(lists);
  return {
    seats: numberOf('committeesize'),
    candidates: Array.from({ length: numberOf('num_cand') }, (_, index) => String(index)),
    withdrawn: [],
    ballots: profile.map((choices) => ({ weight: 1, choices: choices.map(String) })),
  };
}

/** The same as a position of a kit; whoever withdrew has left, and cannot be elected by the rule `next`. */
export function positionOf(
  election: PublicElection,
  more: { method: string; maxChoices?: number; seats?: number; order?: string[] },
) {
  return {
    kind: 'post',
    nobody: null,
    unopposed: 'elected',
    seats: election.seats,
    ...more,
    ...(more.order && { draw: { seed: 'a lot', order: more.order } }),
    candidates: election.candidates.map((name) => ({
      id: name,
      kind: 'person',
      name,
      votes: 0,
      hasLeft: election.withdrawn.includes(name),
    })),
    ballots: election.ballots.flatMap(({ weight, choices }) =>
      Array.from({ length: weight }, () => ({ id: 'a ballot', choices })),
    ),
  };
}
