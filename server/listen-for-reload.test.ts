import { afterEach, expect, test, vi } from 'vitest';
import { listenForReload } from './listen-for-reload';

afterEach(() => {
  process.removeAllListeners('SIGHUP');
});

test('every SIGHUP triggers a reload', () => {
  const reload = vi.fn();
  listenForReload()(reload);
  expect(reload).not.toHaveBeenCalled();
  process.emit('SIGHUP');
  process.emit('SIGHUP');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('several SIGHUPs during the start trigger one reload afterwards', () => {
  const reload = vi.fn();
  const start = listenForReload();
  process.emit('SIGHUP');
  process.emit('SIGHUP');
  start(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
