import { useState } from 'react';

interface LogoProps {
  src: string;
  /** The product's name: its first letter replaces a missing or broken picture. */
  name: string;
}

/** A product's picture beside its name, which makes it decorative: its alt text is empty. */
export const Logo = ({ src, name }: LogoProps) => {
  const [broken, setBroken] = useState('');
  return src && src !== broken ? (
    <img
      className="logo"
      src={src}
      alt=""
      width="48"
      height="48"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  ) : (
    <span className="logo" aria-hidden="true">
      {[...name][0]}
    </span>
  );
};
