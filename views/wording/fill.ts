export const fill = (text: string, parameters: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
