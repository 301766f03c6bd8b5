import { createElement, type ReactNode, useMemo } from 'react';
import type { PlacedChart } from '../charts/layout.ts';
import { type Shape, shapesOf } from '../charts/picture.ts';

export interface Look {
  className?: string;
  /** A changed value replays the edge's flash. */
  flash?: number | undefined;
  width?: number | undefined;
  colour?: string | undefined;
}

interface PictureProps {
  chart: PlacedChart;
  zoom: number;
  nodeLook: (id: string) => Look;
  edgeLook: (id: string) => Look;
}

const attributeNames: Record<string, string> = { class: 'className' };

const lookOf = (
  { node, edges }: Shape,
  { nodeLook, edgeLook }: Pick<PictureProps, 'nodeLook' | 'edgeLook'>,
): Look => {
  if (node !== undefined) return nodeLook(node);
  const looks = (edges ?? []).map(edgeLook);
  return {
    className: [...new Set(looks.map(({ className }) => className))].join(' '),
    flash: Math.max(0, ...looks.map(({ flash }) => flash ?? 0)),
    width: Math.max(0, ...looks.map(({ width }) => width ?? 0)),
    colour: looks.find(({ colour }) => colour)?.colour,
  };
};

export const Picture = ({ chart, zoom, nodeLook, edgeLook }: PictureProps) => {
  const shapes = useMemo(() => shapesOf(chart), [chart]);
  const draw = (shape: Shape, key: string): ReactNode => {
    const own = shape.node !== undefined || shape.edges !== undefined;
    const look: Look = own ? lookOf(shape, { nodeLook, edgeLook }) : {};
    const attributes = Object.fromEntries(
      Object.entries(shape.attributes).map(([name, value]) => [attributeNames[name] ?? name, value]),
    );
    return createElement(
      shape.tag,
      {
        ...attributes,
        ...(own && { className: `${String(attributes['className'])} ${look.className ?? ''}` }),
        ...(shape.node !== undefined && { 'data-node': shape.node }),
        ...(shape.edges && { 'data-edges': shape.edges.join('\n') }),
        ...((look.width || look.colour) && {
          style: { '--edge-width': look.width ? `${look.width}px` : undefined, '--tint': look.colour },
        }),
        key: `${key}${look.flash ? ` ${look.flash}` : ''}`,
      },
      ...(shape.inside.length > 0
        ? [shape.inside.map((item, index) => (typeof item === 'string' ? item : draw(item, String(index))))]
        : []),
    );
  };
  const { width, height } = chart.layout;
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      role="img"
      aria-label={`Chart of ${chart.id}`}
    >
      {shapes.map((shape, index) => draw(shape, String(index)))}
    </svg>
  );
};
