import { useLayoutEffect } from 'react';

const useBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Switches the page to the upsell's theme. It stays until a new page loads (spec 4). */
export function useUpsellTheme(isUpsell: boolean) {
  useBeforePaint(() => {
    if (isUpsell) document.documentElement.dataset.offer = 'upsell';
  }, [isUpsell]);
}
