import { lazyPart } from '../chunks/lazy-part';

/** Code that masks and mends typed text. It loads at the first touch of a field, because arrival does not need it. */
export const typingPart = lazyPart(() => import('./typing-code'));
