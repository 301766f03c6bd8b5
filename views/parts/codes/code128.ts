import { isBarcodeText } from './isBarcodeText.ts';

/** Widths of bar and space of each symbol, 0 to 105 (ISO/IEC 15417), six digits each; then the stop symbol. */
const patterns =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const stop = '2331112';

const startB = 104;
const startC = 105;
const switchToB = 100;

const single = (character: string) => character.charCodeAt(0) - 32;

/** Encodes a text: pairs of digits as one symbol each (set C), everything else as one per character (set B). */
const symbolsOf = (text: string): number[] => {
  if (!/^\d{2,}$/.test(text)) return [startB, ...[...text].map(single)];
  const pairs = (text.match(/\d\d/g) ?? []).map(Number);
  return [startC, ...pairs, ...(text.length % 2 ? [switchToB, single(text.slice(-1))] : [])];
};

/** Widths of bar, space, bar… in modules, without quiet zones. Undefined for a text that it cannot encode. */
export function code128(text: string): number[] | undefined {
  if (!isBarcodeText(text)) return undefined;
  const symbols = symbolsOf(text);
  const check = symbols.reduce((sum, symbol, index) => sum + symbol * Math.max(1, index), 0) % 103;
  const widths =
    [...symbols, check].map((symbol) => patterns.slice(symbol * 6, symbol * 6 + 6)).join('') + stop;
  return [...widths].map(Number);
}
