import type { NextRouter } from 'next/router';

/** The part of the router that the outlet uses. */
export type Navigation = Pick<NextRouter, 'asPath' | 'push' | 'replace' | 'beforePopState'>;
