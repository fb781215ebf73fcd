import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Celebration } from './celebration';

const create = vi.hoisted(() => vi.fn());
vi.mock('canvas-confetti', () => ({ default: { create } }));

afterEach(() => {
  vi.restoreAllMocks();
});

it('confetti is thrown once', async () => {
  const thrown = Object.assign(vi.fn(), { reset: vi.fn() });
  create.mockReturnValue(thrown);
  const { unmount } = await render(<Celebration />);
  await vi.waitFor(() => expect(thrown).toHaveBeenCalledTimes(1));
  await unmount();
  expect(thrown.reset).toHaveBeenCalledTimes(1);
});

it('confetti that fails is reported, and the receipt stays', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  create.mockImplementation(() => {
    throw new TypeError('a defect');
  });
  const { container } = await render(<Celebration />);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(expect.stringContaining('a defect')));
  expect(container.querySelector('canvas')).not.toBeNull();
});
