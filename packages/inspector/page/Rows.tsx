import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RowsProps {
  label: string;
  count: number;
  height: number;
  /** The line to keep in view. */
  current: number;
  children: (index: number) => ReactNode;
}

export const Rows = ({ label, count, height, current, children }: RowsProps) => {
  const box = useRef<HTMLElement>(null);
  const [sight, setSight] = useState({ top: 0, size: 600 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setSight({ top: element.scrollTop, size: element.clientHeight });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element || current < 0) return;
    const top = current * height;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + height > element.scrollTop + element.clientHeight)
      element.scrollTop = top + height - element.clientHeight;
  }, [current, height]);
  const first = Math.max(0, Math.floor(sight.top / height) - 5);
  const last = Math.min(count, Math.ceil((sight.top + sight.size) / height) + 5);
  return (
    // A scrolling region is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="rows" ref={box} tabIndex={0} aria-label={label}>
      <div className="rows-all" style={{ height: count * height }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, index) => (
          <div key={first + index} className="rows-one" style={{ top: (first + index) * height, height }}>
            {children(first + index)}
          </div>
        ))}
      </div>
    </section>
  );
};
