import type { NextRouter } from 'next/router';

/** What the outlet asks of the router. */
export type Navigation = Pick<NextRouter, 'asPath' | 'push' | 'replace' | 'beforePopState'>;
