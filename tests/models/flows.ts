import { type FlowName, flowNames } from '../../services/visit/flows.ts';
import type { Model } from '../../packages/kit/model.ts';

const modelOf = async (name: FlowName): Promise<Model> => {
  const { model } = (await import(`../${name}/${name}.model.ts`)) as { model: Model };
  return model;
};

export const flowModels = Object.fromEntries(
  await Promise.all(flowNames.map(async (name) => [name, await modelOf(name)] as const)),
) as Readonly<Record<FlowName, Model>>;
