import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flowNames, flows, type RouteName } from '../../flows/index.ts';
import type { WordingKey } from '../../views/wording/wording.ts';

type Manifest = Promise<{ titles?: Partial<Record<RouteName, WordingKey>> }>;

/** Returns the key of the title that a route's document shows before the app starts; undefined when its flow has no `titles`. */
export const titleKeyOf = async (route: RouteName): Promise<WordingKey | undefined> => {
  const name = flowNames.find((flow) => route in flows[flow].routes);
  const { titles } = await (import(pathToFileURL(resolve(`flows/${name}.ts`)).href) as Manifest);
  return titles?.[route];
};
