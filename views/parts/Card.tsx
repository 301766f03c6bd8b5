import { useId, type ReactNode } from 'react';

interface CardProps {
  title?: string | undefined;
  children: ReactNode;
}

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
