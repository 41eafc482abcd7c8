/** What a .blt file says, by the names of its candidates. */
export interface SaidInBlt {
  title: string;
  seats: number;
  names: string[];
  withdrawn: string[];
  ballots: { weight: number; choices: string[] }[];
  blank: number;
}

/**
 * A second reader of .blt files, for tests. It was written from a description of the format and has
 * nothing of the product's: the number of candidates and that of seats; then any of `-k`, `[withdrawn k …]`,
 * `[nick …]` and `[tie …]`; then ballots, each a weight, the numbers or nicknames of candidates and a 0; a
 * single 0; each name between double quotes, and the title so as well. A # begins a comment, but not within quotes. Nothing
 * hangs on lines. Equal ranks are none of ours.
 */
export function readBltAgain(file: string): SaidInBlt {
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`The .blt is wrong at character ${at}: ${what}.`);
  };
  const skip = () => {
    for (;;) {
      while (' \t\r\n'.includes(file[at] ?? '.')) at += 1;
      if (file[at] !== '#') return;
      while (at < file.length && file[at] !== '\n') at += 1;
    }
  };
  const word = () => {
    skip();
    const from = at;
    while (at < file.length && !' \t\r\n#"[]'.includes(file[at] ?? ' ')) at += 1;
    return from === at ? fail('a word is missing') : file.slice(from, at);
  };
  const number = (said = word()) =>
    /^[0-9]+$/.test(said) ? Number(said) : fail(`${said} is no number`);
  const quoted = () => {
    skip();
    if (file[at] !== '"') fail('a name is missing');
    const end = file.indexOf('"', at + 1);
    if (end < 0) fail('a name does not end');
    const name = file.slice(at + 1, end);
    if (/[\r\n]/.test(name)) fail('a name has two lines');
    at = end + 1;
    return name;
  };

  const [count, seats] = [number(), number()];
  const nicks = new Map<string, number>();
  const gone: number[] = [];
  const candidate = (said: string) => {
    const place = nicks.get(said) ?? number(said);
    return place >= 1 && place <= count ? place : fail(`there is no candidate ${said}`);
  };
  for (skip(); file[at] === '[' || file[at] === '-'; skip()) {
    const isBracket = file[at] === '[';
    at += 1;
    if (!isBracket) {
      gone.push(candidate(word()));
      continue;
    }
    const option = word();
    const words: string[] = [];
    for (skip(); file[at] !== ']'; skip()) words.push(word());
    at += 1;
    if (option === 'nick') words.forEach((nick, place) => nicks.set(nick, place + 1));
    else if (option === 'withdrawn') gone.push(...words.map(candidate));
    else if (option !== 'tie') fail(`the option ${option} is not known`);
  }

  const papers: { weight: number; places: number[] }[] = [];
  for (let weight = number(); weight !== 0; weight = number()) {
    const places: number[] = [];
    for (let said = word(); said !== '0'; said = word()) places.push(candidate(said));
    if (new Set(places).size < places.length) fail('a ballot names somebody twice');
    papers.push({ weight, places });
  }

  const names = Array.from({ length: count }, quoted);
  const title = quoted();
  skip();
  if (at < file.length) fail('something stands behind the title');
  const nameOf = (place: number) => names[place - 1] ?? fail('a name is missing');
  return {
    title,
    seats,
    names,
    withdrawn: gone.map(nameOf),
    ballots: papers
      .filter(({ places }) => places.length > 0)
      .map(({ weight, places }) => ({ weight, choices: places.map(nameOf) })),
    blank: papers
      .filter(({ places }) => places.length === 0)
      .reduce((sum, { weight }) => sum + weight, 0),
  };
}
