import { useId } from 'react';
import type { Product } from '../../machines/screen/offers.ts';
import { Button } from './Button.tsx';
import { Chips } from './Chip.tsx';
import { Glued } from './Glued.tsx';
import { Logo } from './Logo.tsx';

/** Only the first two products of a list show their tags (docs/product/recommendation.md): the list's owner passes none for the others. */
interface ProductCardProps extends Omit<Product, 'clickable' | 'productKey'> {
  disabled: boolean;
  /** Another one is being opened, so taps are ignored. */
  isOff?: boolean;
  onOpen: () => void;
}

export const ProductCard = ({
  logo,
  name,
  range,
  rangeDescription,
  rate,
  rateDescription,
  description,
  tags,
  buttonText,
  disabled,
  isOff = false,
  onOpen,
}: ProductCardProps) => {
  const id = useId();
  const facts = (
    [
      [rangeDescription, range],
      [rateDescription, rate],
    ] as const
  ).filter(([, value]) => value);
  return (
    <article
      className={`card relative grid grid-cols-1 gap-3.5 [transition:scale_var(--fast)_var(--ease)] ${disabled ? '[&_.logo]:text-muted text-muted [&_img]:[filter:grayscale(1)]' : 'has-[button:active]:[scale:0.99]'}`}
      aria-labelledby={id}
    >
      <div className="product-head">
        <Logo src={logo} name={name} />
        <div>
          <h3 className="text-body" id={id}>
            {name}
          </h3>
          {tags.length > 0 && <Chips className="mt-1 gap-1.5" texts={tags} />}
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-3 gap-y-2">
          {facts.map(([text, value], index) => (
            <div key={index} className="flex flex-auto flex-col-reverse justify-end">
              <dt className="text-small text-muted [contain:inline-size]">{text}</dt>
              <dd className="font-strong tracking-[-0.01em] tabular-nums">
                <Glued>{value}</Glued>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {description && <p className="-mt-2 text-small text-muted">{description}</p>}
      <Button
        kind="secondary"
        // Scaling the button would move its tap area, and lose the tap: the card is scaled instead.
        className={`reaches-all ${disabled ? '' : 'border-transparent bg-theme-soft active:[scale:none]'}`}
        disabled={disabled}
        aria-describedby={id}
        {...(isOff && { 'aria-disabled': true })}
        onClick={onOpen}
      >
        {buttonText || name}
      </Button>
    </article>
  );
};
