import { flowNames } from '../../services/visit/flows.ts';
import { type RouteName, routes } from '../../machines/screen/routes.ts';
import type { Model } from '../../packages/kit/index.ts';
import { testTour } from './modelTour.ts';

const models = import.meta.glob<{ model: Model }>('../*/*.model.ts');
const tours = import.meta.glob('../*/tour.app.test.ts');

const addressesOf = (model: Model) =>
  Object.fromEntries(
    Object.entries(model.inputs).map(([name, make]) => {
      const { route, search } = make({ double: () => undefined as never }) as {
        route: RouteName;
        search: string;
      };
      return [name, `${routes[route]}?${search}`];
    }),
  );

for (const name of flowNames.filter((flow) => !(`../${flow}/tour.app.test.ts` in tours))) {
  const found = await models[`../${name}/${name}.model.ts`]?.();
  if (found) testTour(found.model, addressesOf(found.model));
}
