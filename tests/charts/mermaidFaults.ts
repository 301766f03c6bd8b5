/** Words that Mermaid's state diagrams take for themselves. */
const reserved = new Set(
  'end state note class classDef style click default fork join choice direction as scale accTitle accDescr'.split(
    ' ',
  ),
);

// A colon or semicolon ends a label, unless it is written by number.
const label = String.raw`(?:[^:;]|#\d+;)+`;
const lines = {
  state: /^state "\w+" as (\w+)( \{)?$/,
  arrow: new RegExp(String.raw`^(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : ${label})?$`),
  description: new RegExp(String.raw`^(\w+) : ${label}$`),
};

/** What keeps Mermaid from reading a stateDiagram-v2 as we write them; empty when nothing does. */
export const mermaidFaults = (diagram: string): string[] => {
  const [first, ...rest] = diagram.split('\n').map((line) => line.trim());
  const faults = first === 'stateDiagram-v2' ? [] : ['does not begin with stateDiagram-v2'];
  const declared = new Set<string>();
  const used: string[] = [];
  let open = 0;
  for (const line of rest) {
    const [, id, opens] = lines.state.exec(line) ?? [];
    const [, from, to] = lines.arrow.exec(line) ?? [];
    const [, described] = lines.description.exec(line) ?? [];
    if (id) {
      if (declared.has(id)) faults.push(`${id} is declared twice`);
      if (reserved.has(id)) faults.push(`${id} is a reserved word`);
      declared.add(id);
      if (opens) open += 1;
    } else if (from && to) used.push(from, to);
    else if (described) used.push(described);
    else if (line === '}') {
      if (open === 0) faults.push('a bracket closes nothing');
      else open -= 1;
    } else if (line !== '--') faults.push(`not a line of a picture: ${line}`);
  }
  if (open > 0) faults.push(`${open} block left open`);
  const unknown = used.filter((name) => name !== '[*]' && !declared.has(name));
  return [...faults, ...unknown.map((name) => `unknown state ${name}`)];
};
