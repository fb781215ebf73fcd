import { expect, test, vi } from 'vitest';
import { createReload } from './create-reload';

/** A load that the test completes. */
function makeLoads() {
  const open: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<string>((resolve, reject) => open.push({ resolve, reject })));
  return { load, open };
}

test('a reload applies the loaded value', async () => {
  const take = vi.fn();
  await createReload({ load: async () => 'new', take, refuse: vi.fn() })();
  expect(take).toHaveBeenCalledExactlyOnceWith('new');
});

test('a failed load is reported, and the next load is applied', async () => {
  const take = vi.fn();
  const refuse = vi.fn();
  const load = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('new');
  const reload = createReload({ load, take, refuse });
  await reload();
  expect(refuse).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  expect(take).not.toHaveBeenCalled();
  await reload();
  expect(take).toHaveBeenCalledExactlyOnceWith('new');
});

test('several calls during a load cause only one more load afterwards', async () => {
  const { load, open } = makeLoads();
  const take = vi.fn();
  const reload = createReload({ load, take, refuse: vi.fn() });
  const calls = [reload(), reload(), reload()];
  expect(load).toHaveBeenCalledTimes(1);
  open[0]?.resolve('half written');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  open[1]?.resolve('whole');
  await Promise.all(calls);
  expect(take.mock.calls).toEqual([['half written'], ['whole']]);
  expect(load).toHaveBeenCalledTimes(2);
});
