import { fieldsOf } from './fields.ts';
import { type Action, actions, events } from './messages.ts';

const types = { text: 'String', details: '[String: String]' };

const declaration = (action: Action): string => {
  const fields = fieldsOf(action).map(({ name, kind }) => `${name}: ${types[kind]}`);
  return `    /// ${action.does}\n    case ${action.name}${fields.length > 0 ? `(${fields.join(', ')})` : ''}`;
};

const reading = (action: Action): string => {
  const fields = fieldsOf(action).map(
    ({ name, kind }) => `${name}: ${kind === 'text' ? `try text("${name}")` : `details("${name}")`}`,
  );
  return `        case "${action.name}": return .${action.name}${fields.length > 0 ? `(${fields.join(', ')})` : ''}`;
};

/** An event as a case of an enum: `case sessionClosed = "session.closed"`. */
const caseOf = (name: string) => {
  const identifier = name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());
  return identifier === name ? name : `${identifier} = "${name}"`;
};

/** The regions of a Swift file that follow the messages. */
export const swiftRegions = (): Record<string, string> => ({
  requests: actions.map(declaration).join('\n'),
  events: Object.entries(events)
    .map(([name, does]) => `    /// ${does}\n    case ${caseOf(name)}`)
    .join('\n'),
  readings: actions.map(reading).join('\n'),
});
