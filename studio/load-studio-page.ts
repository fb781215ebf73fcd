import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { answerText } from '../renderer/server/answer-text';
import { getRuntime, type Runtime } from '../renderer/server/runtime';
import type { StudioSources } from './find-cell';
import { tellNotFound } from './tell-not-found';

/** Template data for the pages: the renderer may not import them. */
export type TemplateSources = Omit<StudioSources, 'catalogue'>;

/** A request of the studio, with what the server that runs holds. */
export interface StudioRequest {
  query: GetServerSidePropsContext['query'];
  sources: StudioSources;
  runtime: Runtime;
}

/** The page's props, or where it is found now; undefined where there is nothing of that name. */
export type StudioAnswer<Props> = { props: Props } | { destination: string } | undefined;

/**
 * A page of the studio: 404 where the studio is off, or where there is nothing of that name.
 */
export async function loadStudioPage<Props extends object>(
  { query, res }: GetServerSidePropsContext,
  templates: TemplateSources,
  load: (request: StudioRequest) => StudioAnswer<Props>,
): Promise<GetServerSidePropsResult<Props>> {
  const runtime = getRuntime();
  const { catalogue, settings } = runtime;
  const refuse = (text: string) => answerText(res, 404, text) as GetServerSidePropsResult<Props>;
  if (!settings.isStudioOn) return refuse('not found');
  const answer = load({ query, runtime, sources: { catalogue, ...templates } });
  if (!answer) return refuse(tellNotFound(query, catalogue));
  res.setHeader('cache-control', 'no-store');
  if ('destination' in answer) return { redirect: { destination: answer.destination, statusCode: 307 } };
  return answer;
}
