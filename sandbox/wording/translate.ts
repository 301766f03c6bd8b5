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

/** A text sentence by sentence: what has no translation stays as it is. */
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

/**
 * An answer in the language that its call named (`lang`): the handlers write English, and it is translated before it leaves. Filipino is the
 * only other language that the backend speaks.
 */
export const inLanguage = <Answer>(answer: Answer, language: string | undefined): Answer =>
  language === 'fil' ? (translate(answer) as Answer) : answer;
