import { Fragment, type ReactNode, useState } from 'react';

const step = 40;

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** Whether the parent element accepts only list items. */
  isInList?: boolean;
  children: (item: Item) => ReactNode;
}

/** Rows of a list that may have thousands: those beyond the screen are rendered when the user scrolls near them. */
export const GrowingList = <Item,>({ items, isInList = true, children }: GrowingListProps<Item>) => {
  const [count, setCount] = useState(step);
  const watch = (end: Element | null) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + step);
      },
      { rootMargin: '1500px' },
    );
    if (end) observer.observe(end);
    return () => observer.disconnect();
  };
  return (
    <>
      {items.slice(0, count).map((item, index) => (
        // Rows are identified by their index, whatever ids they have.
        <Fragment key={index}>{children(item)}</Fragment>
      ))}
      {items.length > count && (isInList ? <li ref={watch} aria-hidden /> : <div ref={watch} aria-hidden />)}
    </>
  );
};
