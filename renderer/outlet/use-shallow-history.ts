import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The browser's Back and Forward move between steps without asking the server. */
export function useShallowHistory() {
  const router = useRouter();
  useEffect(() => {
    router.beforePopState(({ as }) => {
      void router.replace(as, as, { shallow: true, scroll: false });
      return false;
    });
    return () => router.beforePopState(() => true);
  }, [router]);
}
