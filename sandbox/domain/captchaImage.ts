/** Characters of a captcha: those that are not easily confused. */
export const captchaCharacters = [...'234567ACEFHKLMNPRTVWXYZ'];

/** Draws a captcha as SVG: turned characters and scratches; the same `seed`, a whole number, gives the same image. */
export function captchaImage(characters: string, seed: number): string {
  const within = (least: number, most: number, place: number) =>
    least + ((Math.imul(seed + place + 1, 2_654_435_761) >>> 8) % (most - least + 1));
  const letters = [...characters].map((character, place) => {
    const [x, y] = [36 + place * 56, within(52, 68, place)];
    return `<text x="${x}" y="${y}" transform="rotate(${within(-22, 22, place + 10)} ${x} ${y})">${character}</text>`;
  });
  const scratches = [20, 30, 40].map(
    (at) =>
      `<path d="M0 ${within(8, 80, at)}Q120 ${within(-20, 108, at + 1)} 240 ${within(8, 80, at + 2)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 88"><rect width="240" height="88" fill="#f4f4f4"/><g font-family="serif" font-size="52" font-weight="bold" text-anchor="middle" fill="#303030">${letters.join('')}</g><g fill="none" stroke="#707070" stroke-width="2">${scratches.join('')}</g></svg>`;
}
