import { useId } from 'react';
import { Icon } from './Icon.tsx';

interface StarsProps {
  label: string;
  value: number;
  onChange: (star: number) => void;
  disabled?: boolean;
  starLabel: (star: number) => string;
}

/** Five stars to choose from: star n fills the first n (docs/product/orderDetails.md). Native radios, so arrow keys work. */
export const Stars = ({ label, value, onChange, disabled = false, starLabel }: StarsProps) => {
  const name = useId();
  return (
    <div className="flex justify-center" role="radiogroup" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <label
          key={star}
          className={`relative grid size-13 flex-initial place-items-center rounded-control [transition:scale_var(--fast)_var(--ease)] active:[scale:0.9] [&>svg]:size-9 [&>svg]:stroke-[1.5] ${star <= value ? 'text-accent [&>svg]:fill-theme' : 'text-line-strong'}`}
        >
          <input
            className="absolute inset-0 size-full appearance-none rounded-[inherit]"
            type="radio"
            name={name}
            aria-label={starLabel(star)}
            checked={star === value}
            {...(disabled && { 'aria-disabled': true })}
            onChange={() => !disabled && onChange(star)}
          />
          <Icon name="star" />
        </label>
      ))}
    </div>
  );
};
