/** Folders that are no flow, and reserved words of TypeScript, because a flow's name is also a variable. */
const taken = ['app', 'parts', 'common', 'help', 'entries', 'screens', 'styles', 'wording', 'format', 'http'];
const reserved =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval undefined';

export function nameFault(name: string): string | undefined {
  if (!/^[a-z][a-zA-Z]{1,29}$/.test(name))
    return `'${name}' is no name of a flow: it has 2 to 30 letters and begins with a small one, like loanHistory.`;
  return reserved.split(' ').includes(name) || taken.includes(name)
    ? `'${name}' means something else already. Take a name of the product, like loanHistory.`
    : undefined;
}

/** The spellings of a flow's name in templates: loanHistory, LoanHistory, Loan history, loan-history. */
export function spellingsOf(name: string): Readonly<Record<string, string>> {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { flow: name, Flow: capital(name), Words: capital(words), path: words.replaceAll(' ', '-') };
}
