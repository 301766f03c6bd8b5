import { useSelector } from '@xstate/react';
import { type ConnectionRef, selectIsDisconnected } from '../../machines/root/connection.ts';
import { Sentences } from '../parts/Sentences.tsx';
import { t } from '../wording/wording.ts';

interface NoticesProps {
  connection: ConnectionRef | undefined;
  /** The company's own. */
  notice: string;
}

/** A strip at the top of the app. Keep it mounted: screen readers announce changes. */
export const Notices = ({ connection, notice }: NoticesProps) => (
  <output className="offline">
    {useSelector(connection, selectIsDisconnected) ? <Sentences text={t('offline')} /> : notice}
  </output>
);
