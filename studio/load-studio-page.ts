import type { ServerResponse } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { Catalogue } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import type { PageView } from '../renderer/checkout/checkout-view';
import { dressPage } from '../renderer/document/page-dress';
import { answerText } from '../renderer/server/answer-text';
import { getRuntime, type Runtime } from '../renderer/server/runtime';
import { exampleFiles } from '../templates/example-files.generated';
import { manifests } from '../templates/manifests.generated';
import { formatNotFound } from './format-not-found';
import type { StudioSources } from './list-states';

/** A request of the studio, with the server's data. */
export interface StudioRequest {
  query: GetServerSidePropsContext['query'];
  request: GetServerSidePropsContext['req'];
  sources: StudioSources;
  runtime: Runtime;
}

/** Props of the page, or its new URL; undefined when it does not exist. */
export type StudioAnswer<Props> = { props: Props } | { destination: string } | undefined;

/** Props that a loader gives its view. */
export type PropsOf<Load extends (request: StudioRequest) => StudioAnswer<object>> = Extract<
  ReturnType<Load>,
  { props: unknown }
>['props'];

/** Server side of a studio page; 404 when the studio is off or the page does not exist. */
export function loadStudioPage<Props extends object>(
  load: (request: StudioRequest) => StudioAnswer<Props>,
): GetServerSideProps<Props> {
  return async ({ query, req: request, res }) => {
    const runtime = getRuntime();
    const { catalogue, settings } = runtime;
    const refuse = (text: string) => answerText(res, 404, text) as GetServerSidePropsResult<Props>;
    if (!settings.isStudioOn) return refuse('not found');
    const answer = load({ query, request, runtime, sources: { catalogue, manifests, exampleFiles } });
    if (!answer) return refuse(formatNotFound(query, catalogue));
    res.setHeader('cache-control', 'no-store');
    if ('destination' in answer) return { redirect: { destination: answer.destination, statusCode: 307 } };
    if ('checkout' in answer.props) dressCheckout(res, answer.props.checkout as PageView, catalogue);
    return answer;
  };
}

/** Themes of the brands that a buyer's page in the studio names. */
function dressCheckout(response: ServerResponse, { brandId, upsell }: PageView, catalogue: Catalogue): void {
  const themeOf = (id: string | null | undefined) => (id ? findBrand(catalogue, id)?.theme : undefined);
  const theme = themeOf(brandId) ?? catalogue.neutralTheme;
  dressPage(response, { catalogue, theme, upsell: themeOf(upsell?.brandId) });
}
