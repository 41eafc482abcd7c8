import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Says which pictures of two folders look different: npm run compare-pictures -- BEFORE AFTER
// It ends with 1 where a picture has more than 0.1 % of its pixels other than before, or is in one folder only.

/** A pixel is another one where a channel differs by more than this; less is how edges of letters are smoothed. */
const leastDifference = 16;
const mostShare = 0.001;

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error('Name two folders of pictures: npm run compare-pictures -- BEFORE AFTER');
  process.exit(1);
}
const namesIn = (folder: string) => fs.readdirSync(folder).filter((one) => one.endsWith('.png'));
const [there, here] = [new Set(namesIn(before)), new Set(namesIn(after))];
const alone = [...there.symmetricDifference(here)].toSorted();
for (const name of alone) console.log(`${name}: in one folder only`);
let isOther = alone.length > 0;
for (const name of [...there.intersection(here)].toSorted()) {
  const share = await shareOfOther(path.join(before, name), path.join(after, name));
  if (share <= mostShare) continue;
  isOther = true;
  console.log(`${name}: ${(share * 100).toFixed(2)} % of the pixels`);
}
if (!isOther) console.log('They look the same.');
process.exitCode = isOther ? 1 : 0;

/** How much of two pictures is not the same; what only the larger one has counts as other. */
async function shareOfOther(one: string, other: string): Promise<number> {
  const [a, b] = [await read(one), await read(other)];
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  const all = Math.max(a.width, b.width) * Math.max(a.height, b.height);
  let same = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(a, (y * a.width + x) * 3, b, (y * b.width + x) * 3)) same += 1;
    }
  }
  return 1 - same / all;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function read(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels that begin at these places of two pictures. */
function isSame(a: Pixels, at: number, b: Pixels, bt: number): boolean {
  const difference = (channel: number) =>
    Math.abs((a.data[at + channel] ?? 0) - (b.data[bt + channel] ?? 0));
  return [0, 1, 2].every((channel) => difference(channel) <= leastDifference);
}
