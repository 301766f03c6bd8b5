import type { Chart } from './chart.ts';
import { type BoxText, drawingOf, sizes } from './drawing.ts';
import type { Layout, PlacedArrow, PlacedChart } from './layout.ts';

export interface Shape {
  tag: string;
  attributes: Record<string, string | number>;
  inside: (Shape | string)[];
  node?: string;
  edges?: string[];
}

const shape = (
  tag: string,
  attributes: Shape['attributes'],
  inside: Shape['inside'] = [],
  marks: Pick<Shape, 'node' | 'edges'> = {},
): Shape => ({ tag, attributes, inside, ...marks });

const textAt = (className: string, x: number, y: number, text: string): Shape =>
  shape('text', { class: className, x, y }, [text]);

const wayOf = (points: PlacedArrow['points'], radius = 6): string =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const toward = ([toX, toY]: [number, number]) => {
        const length = Math.hypot(toX - x, toY - y) || 1;
        const step = Math.min(radius, length / 2) / length;
        return `${Math.round((x + (toX - x) * step) * 10) / 10} ${Math.round((y + (toY - y) * step) * 10) / 10}`;
      };
      return `L${toward(before)}Q${x} ${y} ${toward(after)}`;
    })
    .join('');

const headOf = (points: PlacedArrow['points']): string => {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [x, y - 1];
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number) =>
    `${Math.round((x - 8 * Math.cos(angle + turn)) * 10) / 10} ${Math.round((y - 8 * Math.sin(angle + turn)) * 10) / 10}`;
  return `M${x} ${y}L${corner(0.42)}L${corner(-0.42)}Z`;
};

const boxText = (text: BoxText, x: number, y: number): Shape[] => {
  let baseline = y + sizes.padY + sizes.title - 1;
  const left = x + sizes.padX;
  const next = (className: string, line: string): Shape => {
    baseline += sizes.line;
    return textAt(className, left, baseline, line);
  };
  return [
    textAt('title', left, baseline, text.title),
    ...text.description.map((line) => next('words', line)),
    ...text.invokes.map((line) => next('invoke', line)),
    ...text.stays.map(({ id, lines }) =>
      shape(
        'g',
        { class: 'edge stays' },
        lines.map((line) => next('event', line)),
        { edges: [id] },
      ),
    ),
  ];
};

const nodeShapes = (chart: Chart, layout: Layout): Shape[] => {
  const listed = new Set(layout.listed);
  const { texts } = drawingOf(chart, ({ id }) => layout.isListed === true || listed.has(id));
  return chart.nodes.map((node) => {
    const [x, y, width, height] = layout.nodes[node.id] ?? [0, 0, 0, 0];
    const isRegion = chart.nodes.some(({ id, type }) => id === node.parent && type === 'parallel');
    const kinds = [
      'state',
      node.type,
      ...(isRegion ? ['region'] : []),
      ...node.tags.map((tag) => `tag-${tag}`),
    ];
    const text = texts.get(node.id);
    return shape(
      'g',
      { class: kinds.join(' ') },
      [
        shape('rect', { class: 'box', x, y, width, height, rx: 8 }),
        ...(node.type === 'final'
          ? [
              shape('rect', {
                class: 'inner',
                x: x + 3,
                y: y + 3,
                width: width - 6,
                height: height - 6,
                rx: 6,
              }),
            ]
          : []),
        ...(text ? boxText(text, x, y) : []),
        ...(node.description ? [shape('title', {}, [`${node.id}: ${node.description}`])] : []),
      ],
      { node: node.id },
    );
  });
};

const dotShapes = (layout: Layout): Shape[] =>
  Object.entries(layout.nodes).flatMap(([name, [x, y, width]]) =>
    / [•∗]$/.test(name)
      ? [
          shape('circle', {
            class: name.endsWith('•') ? 'dot' : 'dot anywhere',
            cx: x + width / 2,
            cy: y + width / 2,
            r: name.endsWith('•') ? 5 : 4.5,
          }),
        ]
      : [],
  );

const arrowShapes = ({ arrows }: Layout): Shape[] =>
  arrows.map(({ points, label, edges }) => {
    let baseline = (label?.[1] ?? 0) + sizes.text;
    return shape(
      'g',
      { class: 'edge arrow' },
      [
        shape('path', { class: 'way', d: wayOf(points) }),
        shape('path', { class: 'head', d: headOf(points) }),
        ...(label
          ? [
              shape('rect', {
                class: 'plate',
                x: label[0],
                y: label[1],
                width: label[2],
                height: label[3],
                rx: 3,
              }),
            ]
          : []),
        ...edges.map(({ id, lines }) =>
          shape(
            'g',
            { class: 'edge label' },
            lines.map((line) => {
              const text = textAt('event', (label?.[0] ?? 0) + 3, baseline, line);
              baseline += sizes.line;
              return text;
            }),
            { edges: [id] },
          ),
        ),
      ],
      { edges: edges.map(({ id }) => id) },
    );
  });

/** Returns the shapes of a chart's picture, bottom layer first. */
export const shapesOf = (chart: PlacedChart): Shape[] => [
  ...nodeShapes(chart, chart.layout),
  ...dotShapes(chart.layout),
  ...arrowShapes(chart.layout),
];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const textOf = ({ tag, attributes, inside }: Shape): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  const content = inside.map((item) => (typeof item === 'string' ? escape(item) : textOf(item))).join('');
  return `<${tag}${written.join('')}${content ? `>${content}</${tag}>` : '/>'}`;
};

const style = `text{font:${sizes.text}px system-ui,sans-serif;fill:#33402f}
.title{font-size:${sizes.title}px;font-weight:600;fill:#141a12}.words{fill:#5d6858}.invoke{fill:#2f5fb3}
.event{font-family:ui-monospace,monospace;font-size:${sizes.text - 1}px}.box{fill:#fff;stroke:#aab3a4}
.compound>.box,.parallel>.box{fill:#f5f7f3}.region>.box{stroke-dasharray:5 4}.inner{fill:none;stroke:#aab3a4}
.tag-busy>.box{stroke:#c98a00}.tag-modal>.box{stroke-width:1.8}.way{fill:none;stroke:#7b8775;stroke-width:1.2}
.head{fill:#7b8775}.plate{fill:#f5f7f3;fill-opacity:.92}.dot{fill:#33402f}.anywhere{fill:none;stroke:#33402f;stroke-dasharray:2 2}
@media(prefers-color-scheme:dark){text{fill:#c6d0c0}.title{fill:#f2f6ef}.words{fill:#99a593}.invoke{fill:#8fb4ff}
.box{fill:#20261d;stroke:#566050}.compound>.box,.parallel>.box{fill:#181d16}.inner{stroke:#566050}.tag-busy>.box{stroke:#d8a531}
.way{stroke:#8b9784}.head{fill:#8b9784}.plate{fill:#181d16}.dot{fill:#c6d0c0}.anywhere{fill:none;stroke:#c6d0c0}}`;

export const svgOf = (chart: PlacedChart): string => {
  const { width, height } = chart.layout;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(chart.id)}"><style>${style}</style>${shapesOf(chart).map(textOf).join('')}</svg>\n`;
};
