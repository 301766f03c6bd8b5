/** Amounts in centavos. */
interface OrderNow {
  id: string;
  state: string;
  outstanding: number;
  codes: { code: string; amount: number }[];
}

export const controlOf = (host: { url: string }) => {
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const request = body && { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`${host.url}/sandbox/control${path}`, request)).json()) as Answer;
  };
  const orderNow = async (id: string) =>
    (await control<OrderNow[]>('/orders')).find((order) => order.id === id);
  return { control, orderNow };
};
