import { useSelector } from '@xstate/react';
import { type CaptchaRef, selectIsLoading } from '../../machines/promotion/captcha/selectors.ts';
import { t } from '../wording/wording.ts';

interface CaptchaImageProps {
  captcha: CaptchaRef;
  isOff: boolean;
  onRefresh: () => void;
}

export const CaptchaImage = ({ captcha, isOff, onRefresh }: CaptchaImageProps) => {
  const image = useSelector(captcha, ({ context }) => context.image);
  const isLoading = useSelector(captcha, selectIsLoading);
  return (
    <button
      type="button"
      className="captcha"
      aria-busy={isLoading}
      aria-disabled={isOff || isLoading}
      aria-label={image || isLoading ? t('promotion.refreshCaptcha') : t('promotion.captchaFailed')}
      onClick={onRefresh}
    >
      {image ? (
        <img
          src={image}
          alt=""
          width="120"
          height="44"
          onError={() => captcha.send({ type: 'image.broken' })}
        />
      ) : isLoading ? (
        <span className="spinner" />
      ) : (
        t('promotion.captchaFailed')
      )}
    </button>
  );
};
