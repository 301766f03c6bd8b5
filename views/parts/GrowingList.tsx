import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';

const step = 40;

const End = ({ onNear }: { onNear: () => void }) => {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: '1500px' },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <li ref={end} aria-hidden />;
};

interface GrowingListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** Rows of a list that may have thousands: those beyond the screen are drawn when the person comes near them. */
export const GrowingList = <Item,>({ items, children }: GrowingListProps<Item>) => {
  const [count, setCount] = useState(step);
  return (
    <>
      {items.slice(0, count).map((item, index) => (
        // Rows have their places, whatever ids they have.
        <Fragment key={index}>{children(item)}</Fragment>
      ))}
      {items.length > count && <End key={count} onNear={() => setCount(count + step)} />}
    </>
  );
};
