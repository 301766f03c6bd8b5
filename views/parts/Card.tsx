import { useId, type ReactNode } from 'react';

interface CardProps {
  /** Its heading (h2); a card with one is a named region. */
  title?: string | undefined;
  children: ReactNode;
}

/** A raised surface that holds what belongs together. */
export const Card = ({ title, children }: CardProps) => {
  const id = useId();
  return (
    <section className="card" aria-labelledby={title && id}>
      {title && (
        <h2 className="section-title" id={id}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
};
