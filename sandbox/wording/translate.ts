import { filipino } from './filipino.ts';

const patterns = Object.entries(filipino)
  .filter(([english]) => english.includes('{'))
  .map(([english, translated]) => {
    const literal = english
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('{n}', '(?<n>\\d+)')
      .replaceAll(/\{(\w+)\}/g, '(?<$1>.+)');
    return { pattern: new RegExp(`^${literal}$`), translated };
  });

const sentenceIn = (sentence: string): string => {
  if (Object.hasOwn(filipino, sentence)) return filipino[sentence] ?? sentence;
  for (const { pattern, translated } of patterns) {
    const named = pattern.exec(sentence)?.groups;
    if (named) return translated.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
  }
  return sentence;
};

/** Translates a text sentence by sentence; a sentence without a translation is unchanged. */
const textIn = (text: string): string =>
  text
    .split(/(?<=[.!?]) (?=[\p{Lu}₱₹\d])/u)
    .map(sentenceIn)
    .join(' ');

const translate = (data: unknown): unknown => {
  if (typeof data === 'string') return textIn(data);
  if (Array.isArray(data)) return data.map(translate);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, translate(value)]));
};

/** Translates a response to the language in its call (`lang`): handlers write English, and Filipino is the only other language of the backend. */
export const inLanguage = <Answer>(answer: Answer, language: string | undefined): Answer =>
  language === 'fil' ? (translate(answer) as Answer) : answer;
