import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { answerText } from '../server/answer-text';
import { getRuntime, type Runtime } from '../server/runtime';
import type { StudioSources } from './find-cell';

/** What the pages know of the templates and the renderer may not import. */
export type TemplateSources = Omit<StudioSources, 'catalogue'>;

/** A request of the studio, with what the server that runs holds. */
export interface StudioRequest {
  query: GetServerSidePropsContext['query'];
  sources: StudioSources;
  runtime: Runtime;
}

/**
 * A page of the studio: 404 where the studio is off, or where there is nothing of that name.
 *
 * @param load gives the page's props, or undefined
 */
export async function loadStudioPage<Props extends object>(
  { query, res }: GetServerSidePropsContext,
  templates: TemplateSources,
  load: (request: StudioRequest) => Props | undefined | Promise<Props | undefined>,
): Promise<GetServerSidePropsResult<Props>> {
  const runtime = getRuntime();
  const { catalogue, settings } = runtime;
  const props = settings.isStudioOn ? await load({ query, runtime, sources: { catalogue, ...templates } }) : undefined;
  if (!props) return answerText(res, 404, 'not found') as GetServerSidePropsResult<Props>;
  res.setHeader('cache-control', 'no-store');
  return { props };
}
