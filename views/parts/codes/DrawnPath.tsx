import { memo } from 'react';

interface DrawnPathProps {
  path: string;
  columns: number;
  rows: number;
  /** CSS pixels. */
  width: number;
  height: number;
  label: string;
}

const pictureOf = (path: string, columns: number, rows: number): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="none"><path fill="#fff" d="M0 0h${columns}v${rows}H0z"/><path d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

/** Black on white as a bitmap: a WebView that darkens pages by itself inverts SVG, but not a canvas. */
export const DrawnPath = memo(({ path, columns, rows, width, height, label }: DrawnPathProps) => {
  const [across, down] = [width, height].map((length) => Math.round(length * devicePixelRatio)) as [
    number,
    number,
  ];
  const show = (element: HTMLCanvasElement | null) => {
    // Without a canvas the same path is the element's picture.
    const drawInstead = () => element?.style.setProperty('background-image', pictureOf(path, columns, rows));
    const draw = () => {
      const drawing = element?.getContext('2d', { alpha: false });
      if (!drawing) return drawInstead();
      element?.style.removeProperty('background-image');
      drawing.setTransform(1, 0, 0, 1, 0, 0);
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, across, down);
      drawing.fillStyle = '#000';
      drawing.setTransform(across / columns, 0, 0, down / rows, 0, 0);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- of a canvas, not of an array
      drawing.fill(new Path2D(path));
    };
    draw();
    // A phone short of memory takes the pixels of pages that are not visible.
    const redraw = () => document.visibilityState === 'visible' && draw();
    element?.addEventListener('contextlost', drawInstead);
    element?.addEventListener('contextrestored', draw);
    document.addEventListener('visibilitychange', redraw);
    return () => {
      element?.removeEventListener('contextlost', drawInstead);
      element?.removeEventListener('contextrestored', draw);
      document.removeEventListener('visibilitychange', redraw);
    };
  };
  return (
    <canvas
      ref={show}
      className="drawn-code"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need the pixels as a data address
      role="img"
      aria-label={label}
      width={across}
      height={down}
      style={{ width, height }}
    />
  );
});
