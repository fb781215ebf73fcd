import { useCallback, useState } from 'react';

/** Sets words apart from the same ones that stand there already; nobody sees or hears it. */
const again = '\u00a0';

/**
 * What a press was answered by, for a live region that is there before it. The same answer twice is two texts, for a
 * region whose text stays says nothing.
 */
export function useAnswer(): [answer: string, tell: (words: string) => void] {
  const [answer, setAnswer] = useState('');
  const tell = useCallback((words: string) => setAnswer((last) => (last === words ? words + again : words)), []);
  return [answer, tell];
}
