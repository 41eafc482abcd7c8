// The upper half of the letters of DOS, which browsers do not know: 0x80 to 0xFF.
const upper = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0',
} as const;

/** The code pages of DOS that have their table here. */
export type DosLetters = keyof typeof upper;
export const isDos = (letters: string): letters is DosLetters => letters in upper;

/** Text in letters of DOS. */
export function readDos(bytes: Uint8Array, letters: DosLetters): string {
  const table = upper[letters];
  let text = '';
  for (const byte of bytes)
    text += byte < 128 ? String.fromCharCode(byte) : table.charAt(byte - 128);
  return text;
}
