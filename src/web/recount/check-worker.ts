import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashWith, isRoundsKit, readCode, verifyKit } from '../../../public/verify-kit.mjs';
import type { ToCheck, Told } from './verified.ts';

// The program counts beside the page, which would stand still over a large kit.

hashWith(() => {
  const hash = sha256.create();
  const made = {
    update(data: string | Uint8Array) {
      hash.update(typeof data === 'string' ? utf8ToBytes(data) : data);
      return made;
    },
    digest: () => bytesToHex(hash.digest()),
  };
  return made;
});

const tell = (told: Told) => globalThis.postMessage(told);

globalThis.addEventListener('message', ({ data }: MessageEvent<ToCheck>) => {
  const expectedCode = readCode(data.code);
  const { fileHash, checks, kit, problem } = verifyKit(new Uint8Array(data.bytes), {
    ...(expectedCode !== '' && { expectedCode }),
    onCheck: (checksDone) => tell({ checksDone }),
  });
  const about = kit && {
    edition: kit.edition,
    election: { id: kit.election.id, name: kit.election.name },
    ballots: kit.positions.reduce(
      (sum, { ballots, participations }) => sum + (ballots?.length ?? participations),
      0,
    ),
    isRounds: isRoundsKit(kit),
  };
  const isCodeLeft = expectedCode !== '' && about?.isRounds === true;
  tell({ verified: { fileHash, checks, kit: about, isCodeLeft, problem } });
});
