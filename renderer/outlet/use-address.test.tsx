import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Navigation } from './navigation';
import { useAddress } from './use-address';

function Step({ navigation, url }: { navigation: Navigation; url: string | null }) {
  useAddress(navigation, url);
  return null;
}

it('each URL of a payment replaces the address, and one tag keeps all of them from other sites', async () => {
  const replace = vi.fn(async () => true);
  const navigation = { replace } as unknown as Navigation;
  const { rerender } = await render(<Step navigation={navigation} url="/pix?token=pay_1" />);
  for (const url of [null, '/pix?token=pay_2', '/success?token=pay_2'])
    await rerender(<Step navigation={navigation} url={url} />);
  expect(replace.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    '/pix?token=pay_1',
    '/pix?token=pay_2',
    '/success?token=pay_2',
  ]);
  expect(document.querySelectorAll('meta[name=referrer]')).toHaveLength(1);
});
