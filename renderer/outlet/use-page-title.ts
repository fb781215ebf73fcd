import { useEffect, useLayoutEffect } from 'react';
import { useCopy } from '../checkout/checkout-context';

/** The document prints the title. This only adds and removes "Erro: " (A11Y-3). */
export function usePageTitle(title: string, hasErrors: boolean) {
  const t = useCopy('frame');
  const text = `${hasErrors ? t('errorPrefix') : ''}${t('pageTitle', { title })}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}

const useBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Switches the page to the upsell's theme. It stays until a new page loads (spec 4). */
export function useUpsellTheme(isUpsell: boolean) {
  useBeforePaint(() => {
    if (isUpsell) document.documentElement.dataset.offer = 'upsell';
  }, [isUpsell]);
}
