import * as v from 'valibot';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const elementSchema = v.object({ [elementKey]: v.string() });
const answerSchema = v.object({ value: v.unknown() });
const faultSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });
const rectSchema = v.object({ width: v.number(), height: v.number() });

export type Element = v.InferOutput<typeof elementSchema>;
export const foundSchema = v.nullable(elementSchema);

/** @throws with the driver's own message. */
const command = async (url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = v.parse(answerSchema, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(faultSchema, value);
  throw new Error(`${error}: ${message}`);
};

/** A session of W3C WebDriver; each command rejects with the driver's message. A script is the text of a function body. */
export const openSession = async (driver: string, capabilities: object) => {
  const opened = await command(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = v.parse(sessionSchema, opened);
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => command(session + path, 'POST', body);
  const onElement = (element: Element, action: string, body?: object) =>
    post(`/element/${element[elementKey]}/${action}`, body);
  return {
    visit: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    run: (script: string, ...args: unknown[]) => post('/execute/sync', { script, args }),
    click: (element: Element) => onElement(element, 'click'),
    clear: (element: Element) => onElement(element, 'clear'),
    type: (element: Element, text: string) => onElement(element, 'value', { text }),
    /** Requests a window size in pixels, including its frame; resolves with the actual size. */
    resize: async (width: number, height: number) =>
      v.parse(rectSchema, await post('/window/rect', { x: 0, y: 0, width, height })),
    screenshot: async () =>
      Buffer.from(v.parse(v.string(), await command(`${session}/screenshot`, 'GET')), 'base64'),
    close: () => command(session, 'DELETE'),
  };
};

export type Session = Awaited<ReturnType<typeof openSession>>;
