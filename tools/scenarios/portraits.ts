import sharp from 'sharp';
import type { Actor } from '#core/actor.ts';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import { hash } from '#core/kernel/hash.ts';
import type { Services } from '#server/services.ts';
import { uploadImage } from '#server/uploads/upload-image.ts';
import type { Caller } from '#server/verb.ts';

// Drawn pictures of people who do not exist: no photo of a real person is needed.

type Colour = readonly [number, number, number];
const grounds: readonly Colour[] = [
  [250, 214, 165],
  [176, 214, 232],
  [199, 224, 180],
  [240, 190, 190],
  [208, 196, 236],
];
const skins: readonly Colour[] = [
  [141, 85, 54],
  [176, 116, 78],
  [198, 140, 100],
  [224, 172, 133],
];
const hairs: readonly Colour[] = [
  [32, 24, 24],
  [62, 40, 30],
  [90, 60, 44],
];
const clothes: readonly Colour[] = [
  [40, 44, 179],
  [180, 60, 80],
  [30, 110, 90],
  [200, 120, 30],
  [70, 70, 84],
];

const size = 480;
const inside = (x: number, y: number, [left, top, wide, high]: readonly number[]) =>
  ((x - (left ?? 0)) / (wide ?? 1)) ** 2 + ((y - (top ?? 0)) / (high ?? 1)) ** 2 <= 1;

/** A head and shoulders in colours that belong to the id. */
function draw(id: string): Promise<Buffer> {
  const pick = (colours: readonly Colour[], what: string) =>
    colours[hash(`${what} ${id}`) % colours.length] ?? grounds[0] ?? [0, 0, 0];
  const [ground, skin, hair, cloth] = [
    pick(grounds, 'ground'),
    pick(skins, 'skin'),
    pick(hairs, 'hair'),
    pick(clothes, 'cloth'),
  ];
  const isLong = hash(`length ${id}`) % 2 === 0;
  const colourAt = (x: number, y: number): Colour => {
    if (y < 0.44 && inside(x, y, [0.5, 0.4, 0.2, 0.23]) && !inside(x, y, [0.5, 0.5, 0.17, 0.22]))
      return hair;
    if (inside(x, y, [0.5, 0.44, 0.165, 0.21])) return skin;
    if (Math.abs(x - 0.5) < 0.065 && y > 0.5 && y < 0.74) return skin;
    if (isLong && y > 0.3 && y < 0.72 && inside(x, y, [0.5, 0.46, 0.235, 0.29])) return hair;
    return inside(x, y, [0.5, 1.02, 0.36, 0.33]) ? cloth : ground;
  };
  const pixels = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) pixels.set(colourAt(x / size, y / size), (y * size + x) * 3);
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(320)
    .png()
    .toBuffer();
}

/** Gives each account a picture of its own, by the call with which people upload one. */
export async function givePortraits(ctx: Services, accountIds: readonly string[]): Promise<void> {
  for (const id of accountIds) {
    const readFile = async () => draw(id);
    const { imageUrl } = await uploadImage(ctx, actorOf(id), undefined, callerWith(readFile));
    await ctx.db
      .updateTable('accounts')
      .set({ upload_id: uploadIdOf(imageUrl) })
      .where('id', '=', id)
      .execute();
  }
}

const actorOf = (id: string): Actor => ({
  id,
  role: 'student',
  name: '',
  email: '',
  enrollmentNumber: null,
  profileImg: '',
  isEmailConfirmed: true,
  needsSecondFactor: false,
  session: '',
});

const callerWith = (readFile: Caller['readFile']): Caller => ({
  address: '',
  device: '',
  marks: '',
  language: null,
  gone: () => new AbortController().signal,
  idempotencyKey: null,
  readFile,
});
