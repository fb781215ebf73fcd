import { useCallback, useState } from 'react';

/** Makes a repeated text differ from the current one, invisibly and inaudibly. */
const again = '\u00a0';

/**
 * Text that answers a press, for a live region that exists before it. A repeated answer alternates between two texts,
 * because a region announces only changes.
 */
export function useAnswer(): [answer: string, announce: (words: string) => void] {
  const [answer, setAnswer] = useState('');
  const announce = useCallback(
    (words: string) => setAnswer((last) => (words !== '' && last === words ? words + again : words)),
    [],
  );
  return [answer, announce];
}
