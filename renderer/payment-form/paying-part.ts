import { lazyPart } from '../chunks/lazy-part';

/** Code that pays. It loads at the first touch of the form, because arrival does not need it. */
export const payingPart = lazyPart(() => import('./paying-code'));
