import * as v from 'valibot';
import { expect, test } from 'vitest';
import { joinFailureSchema } from '../../services/jointLoginError/schema.ts';

test.each([[undefined], [null], [{}], [[]], [{ recProducts: null }], [{ recProducts: {} }]])(
  'reads %j as nothing to recommend',
  (data) => {
    expect(v.parse(joinFailureSchema, data)).toEqual({ notice: '', errorMessage: '', recProducts: [] });
  },
);
