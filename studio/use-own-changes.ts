import { useEffect, useRef, useState } from 'react';
import { configChangeEvent } from '../renderer/document/config-events';

export type OwnChanges = ReturnType<typeof useOwnChanges>;

/**
 * The editor shows its own saves already. When the running catalogue has one, only the cell loads again, so that the
 * author types on. Any other change loads the page again.
 */
export function useOwnChanges() {
  const expected = useRef(0);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const listen = (event: Event) => {
      if (expected.current === 0) return;
      expected.current -= 1;
      event.preventDefault();
      setVersion((now) => now + 1);
    };
    window.addEventListener(configChangeEvent, listen);
    return () => window.removeEventListener(configChangeEvent, listen);
  }, []);
  return {
    /** Number of own saves that the running catalogue has loaded. */
    version,
    /** Call this before a save. */
    expect: () => {
      expected.current += 1;
    },
    /** Call this when a save has written nothing. */
    forget: () => {
      expected.current = Math.max(0, expected.current - 1);
    },
  };
}
