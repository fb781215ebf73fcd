import { useEffect } from 'react';
import { useCopy } from '../checkout/checkout-context';

/** The document prints the title. This only adds and removes "Erro: " (A11Y-3). */
export function usePageTitle(title: string, hasErrors: boolean) {
  const t = useCopy('frame');
  const text = `${hasErrors ? t('errorPrefix') : ''}${t('pageTitle', { title })}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
