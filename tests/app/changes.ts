import type { BrowserContextOptions, Page } from 'playwright';

type Listener = (...told: never[]) => unknown;

/** Records a test's changes to a page besides its document; the returned function reverts them to `options`. */
export const noteChanges = (page: Page, options: BrowserContextOptions): (() => Promise<void>) => {
  const context = page.context();
  const undo = new Map<string, () => unknown>();
  const undone =
    <Told extends unknown[], Done>(
      change: (...told: Told) => Promise<Done>,
      what: string,
      back: () => unknown,
    ) =>
    (...told: Told): Promise<Done> => {
      undo.set(what, back);
      return change(...told);
    };

  const on = page.on.bind(page) as (event: string, listener: Listener) => Page;
  const off = page.off.bind(page) as (event: string, listener: Listener) => Page;
  page.on = (event: string, listener: Listener) => {
    undo.set(`listener ${undo.size}`, () => off(event, listener));
    return on(event, listener);
  };

  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const added = await addInitScript(...script);
    undo.set(`script ${undo.size}`, () => added.dispose());
    return added;
  };

  const emulateMedia = page.emulateMedia.bind(page);
  const { colorScheme = null, reducedMotion = null, forcedColors = null } = options;
  page.emulateMedia = undone(emulateMedia, 'media', () =>
    emulateMedia({ colorScheme, reducedMotion, forcedColors }),
  );

  const setViewportSize = page.setViewportSize.bind(page);
  const { viewport } = options;
  page.setViewportSize = undone(setViewportSize, 'viewport', () => viewport && setViewportSize(viewport));

  const setOffline = context.setOffline.bind(context);
  context.setOffline = undone(setOffline, 'connection', () => setOffline(false));

  const grantPermissions = context.grantPermissions.bind(context);
  const clearPermissions = context.clearPermissions.bind(context);
  const permit = () => clearPermissions().then(() => grantPermissions(options.permissions ?? []));
  context.grantPermissions = undone(grantPermissions, 'permissions', permit);
  context.clearPermissions = undone(clearPermissions, 'permissions', permit);

  context.route = undone(context.route.bind(context), 'routes of the context', () =>
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  );

  return async () => {
    const changes = [...undo.values()];
    undo.clear();
    await Promise.all(changes.map((back) => back()));
  };
};
