import { expect, test } from 'vitest';
import { readServerSettings } from '../../../renderer/server/server-settings';
import { sideVariables } from './serve-side';

test('the server accepts the variables by which the plan takes its pictures', () => {
  expect(readServerSettings({ ...sideVariables, PORT: '4321' })).toMatchObject({ port: 4_321, environment: 'test' });
});
