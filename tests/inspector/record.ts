import { recordingTap } from '../../packages/inspector/tests/record.ts';
import { publicFields } from '../../views/entries/publicFields.ts';

/** Records what the app sends to its inspector. */
export const recordApp = (options: Parameters<typeof recordingTap>[0] = {}) =>
  recordingTap({ allow: publicFields, shell: 'bridge', ...options });
