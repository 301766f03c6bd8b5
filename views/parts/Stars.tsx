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
    <div className="stars flex justify-center" role="radiogroup" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className={star <= value ? 'star-on' : undefined}>
          <input
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
