import { Logo } from './Logo.tsx';

/** A product's picture and name; nothing without a name. */
export const ProductHead = ({ logo, name }: { logo: string; name: string }) =>
  name ? (
    <div className="product-head">
      <Logo src={logo} name={name} />
      <h2 className="text-body">{name}</h2>
    </div>
  ) : null;
