import { produce } from 'immer';
import { ofetch } from 'ofetch';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const schema = v.object({ data: v.object({ noticeStatusText: v.string() }) });

const Order = () => {
  const [state, setState] = useState({ title: '' });
  useEffect(() => {
    const load = async () => {
      const answer = await ofetch(`/gateway/v3/loan-details/loan-details${location.search}`, {
        responseType: 'json',
      });
      const { data } = v.parse(schema, answer);
      setState(
        produce((draft) => {
          draft.title = data.noticeStatusText;
        }),
      );
    };
    void load();
  }, []);
  return (
    state.title && (
      <>
        <h2>{state.title}</h2>
        <button type="button" onClick={() => history.pushState(null, '', '/repay')}>
          Repay
        </button>
      </>
    )
  );
};

export default Order;
