const [width, margin, size, leading] = [720, 48, 30, 44];
const font = `${size}px system-ui, sans-serif`;

/** The words of a line in as many lines as its width needs. */
const wrapped = (context: CanvasRenderingContext2D, text: string): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
    const fits = lines.length > 0 && context.measureText(longer).width <= width - 2 * margin;
    return fits ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);

/** A text, black on white, as the data URL of a PNG. Undefined where the phone cannot draw. */
export function textPicture(text: string): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.font = font;
  const lines = text.split('\n').flatMap((each) => wrapped(context, each));
  Object.assign(canvas, { width, height: 2 * margin + lines.length * leading });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A canvas that is resized forgets its font.
  Object.assign(context, { font, fillStyle: '#000', textBaseline: 'middle' });
  for (const [index, each] of lines.entries())
    context.fillText(each, margin, margin + (index + 0.5) * leading);
  return canvas.toDataURL('image/png');
}
