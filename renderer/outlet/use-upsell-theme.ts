import { useLayoutEffect } from 'react';

const useBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Puts the page into the upsell's theme. Nothing takes it off again but a new page (spec 4). */
export function useUpsellTheme(isUpsell: boolean) {
  useBeforePaint(() => {
    if (isUpsell) document.documentElement.dataset.offer = 'upsell';
  }, [isUpsell]);
}
