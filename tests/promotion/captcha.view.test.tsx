import { fireEvent, screen } from '@testing-library/react';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '../../machines/promotion/captcha/machine.ts';
import { CaptchaImage } from '../../views/promotion/CaptchaImage.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './captcha.model.ts';

await loadWording('spec', ['common', 'promotion']);
const harness = partHarness(({ actor }: { actor: ActorRefFrom<typeof captchaMachine> }) => (
  <CaptchaImage captcha={actor} isOff={false} onRefresh={() => actor.send({ type: 'captcha.refreshed' })} />
));
testView(model, {
  ...harness,
  isNameless: true,
  signals: {
    ...passedOn('connection.restored'),
    'image.broken': () => screen.queryAllByAltText('').forEach((image) => fireEvent.error(image)),
  },
});
