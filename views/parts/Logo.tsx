import { Picture } from './Picture.tsx';

interface LogoProps {
  src: string;
  /** The product's name: its first letter replaces a missing or broken picture. */
  name: string;
}

/** A product's picture beside its name, which makes it decorative: its alt text is empty. */
export const Logo = ({ src, name }: LogoProps) => (
  <Picture
    className="logo"
    src={src}
    alt=""
    width="48"
    height="48"
    loading="lazy"
    decoding="async"
    renderOtherwise={() => (
      <span className="logo" aria-hidden="true">
        {[...name][0]}
      </span>
    )}
  />
);
