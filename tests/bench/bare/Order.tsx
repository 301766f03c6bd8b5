import { produce } from 'immer';
import { ofetch } from 'ofetch';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const schema = v.object({ data: v.object({ noticeStatusText: v.string() }) });

const Order = () => {
  const [state, setState] = useState({ title: '' });
  useEffect(() => {
    void ofetch(`/gateway/v3/loan-details/loan-details${location.search}`).then((answer) => {
      const { data } = v.parse(schema, typeof answer === 'string' ? JSON.parse(answer) : answer);
      setState(
        produce((draft) => {
          draft.title = data.noticeStatusText;
        }),
      );
    });
  }, []);
  return state.title && <h2 className="status-title">{state.title}</h2>;
};

export default Order;
