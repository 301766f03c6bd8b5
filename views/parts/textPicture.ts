import { isolated } from '../wording/fill.ts';

const [width, margin, size, leading] = [720, 48, 30, 44];
const font = `${size}px system-ui, sans-serif`;

/** As much of a paragraph in each line as fits: words, and the letters of a word that is longer than a line. */
function linesOf(context: CanvasRenderingContext2D, paragraph: string): string[] {
  const fits = (text: string) => context.measureText(text.trimEnd()).width <= width - 2 * margin;
  const pieces = (paragraph.match(/\S+\s*|\s+/g) ?? ['']).flatMap((word) =>
    fits(word) ? word : (word.match(/\P{M}\p{M}*/gu) ?? word),
  );
  return pieces.reduce<string[]>((lines, piece) => {
    const longer = (lines.at(-1) ?? '') + piece;
    return lines.length > 0 && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, piece];
  }, []);
}

/** A paragraph runs as its first letter does. */
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A line as it is drawn: its values, between the separators of the line, do not reorder each other. */
const drawnLine = (words: string): string =>
  words
    .split(/( · |: )/)
    .map(isolated)
    .join('');

/** A text, black on white, as the data URL of a PNG. Undefined where the phone cannot draw. */
export function textPicture(text: string): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.font = font;
  const lines = text.split('\n').flatMap((paragraph) => {
    const direction: CanvasDirection = rightToLeft.test(paragraph) ? 'rtl' : 'ltr';
    return linesOf(context, paragraph).map((words) => ({
      words: direction === 'rtl' ? words : drawnLine(words),
      direction,
    }));
  });
  Object.assign(canvas, { width, height: 2 * margin + lines.length * leading });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A canvas that is resized forgets its font.
  Object.assign(context, { font, fillStyle: '#000', textBaseline: 'middle' });
  for (const [index, { words, direction }] of lines.entries()) {
    context.direction = direction;
    context.fillText(words, direction === 'rtl' ? width - margin : margin, margin + (index + 0.5) * leading);
  }
  return canvas.toDataURL('image/png');
}
