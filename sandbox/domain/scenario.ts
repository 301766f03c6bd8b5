export interface Scenario {
  id: string;
  group: string;
  title: string;
  description: string;
  page: string;
  query?: Readonly<Record<string, string>>;
}

/** Makes scenarios under a heading of the simulator's list. */
export const scenariosIn =
  (group: string) =>
  (
    id: string,
    title: string,
    description: string,
    page: string,
    query: Scenario['query'] = {},
  ): Scenario => ({
    id,
    group,
    title,
    description,
    page,
    query,
  });

const device = {
  appVersion: '3.4.1',
  deviceName: 'Samsung SM-A057F',
  deviceId: '8f14e45f-ceea-467f-a8f2-0b6f1c2d9a10',
  osVersion: 'Android 14',
  adId: '38400000-8cf0-11bd-b23e-10b96e40000d',
  market: '0',
  building: 'b-2201',
  gather: 'g-17',
  swift: 's-88',
  eyes: 'e-4',
};

/** As a native shell would open it: with all device and session data. */
export const scenarioPath = ({ id, page, query = {} }: Scenario): string =>
  `${page}?${new URLSearchParams({ ...device, sessionId: `session-${id}`, ...query }).toString()}`;
