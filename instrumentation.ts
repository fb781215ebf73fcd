import type { Instrumentation } from 'next';

/** Errors of pages on the server, which Next reports here. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  // Next builds this file for its edge runtime too, where nothing of ours runs.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { report } = await import('./renderer/report/report');
  report('error', 'a page failed to render', { area: 'page', code: routePath, error });
};
