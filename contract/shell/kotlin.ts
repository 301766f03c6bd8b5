import { fieldsOf } from './fields.ts';
import { type Action, actions, events } from './messages.ts';

const classOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const types = { text: 'String', details: 'Map<String, String>' };

const declaration = (action: Action): string => {
  const fields = fieldsOf(action).map(({ name, kind }) => `, val ${name}: ${types[kind]}`);
  return `    /** ${action.does} */\n    data class ${classOf(action.name)}(override val id: String${fields.join('')}) : PageRequest`;
};

const reading = (action: Action): string => {
  const fields = fieldsOf(action).map(
    ({ name, kind }) => `, ${kind === 'text' ? `text(payload, "${name}")` : `details(payload, "${name}")`}`,
  );
  return `            "${action.name}" -> PageRequest.${classOf(action.name)}(id${fields.join('')})`;
};

/** The regions of a Kotlin file that follow the messages. */
export const kotlinRegions = (): Record<string, string> => ({
  requests: actions.map(declaration).join('\n\n'),
  events: Object.entries(events)
    .map(([name, does]) => `    /** ${does} */\n    ${name.toUpperCase().replace('.', '_')}("${name}"),`)
    .join('\n'),
  readings: actions.map(reading).join('\n'),
});
