import { useSelector } from '@xstate/react';
import { type ConnectionRef, selectIsDisconnected } from '../../machines/root/connection.ts';
import { OfflineNotice } from '../parts/OfflineNotice.tsx';
import { Sentences } from '../parts/Sentences.tsx';
import { t } from '../wording/wording.ts';

interface NoticesProps {
  connection: ConnectionRef | undefined;
  /** The company's own. */
  notice: string;
}

export const Notices = ({ connection, notice }: NoticesProps) => (
  <OfflineNotice>
    {useSelector(connection, selectIsDisconnected) ? <Sentences text={t('offline')} /> : notice}
  </OfflineNotice>
);
