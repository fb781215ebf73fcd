import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Celebration } from './purchase-outcome';

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

it('confetti that fails is left to the reports of the page, and the receipt stays', async () => {
  const rejected = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  addEventListener('unhandledrejection', rejected, { once: true });
  create.mockImplementation(() => {
    throw new TypeError('a defect');
  });
  const { container } = await render(<Celebration />);
  await vi.waitFor(() => expect(rejected.mock.calls[0]?.[0].reason).toEqual(new TypeError('a defect')));
  expect(container.querySelector('canvas')).not.toBeNull();
});
