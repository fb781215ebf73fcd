import type { Manifest, TemplateId } from '../../schemas/generated/types';
import { identifier } from '../location/grammars';

/** Values of a route's placeholders. */
export interface RouteParams {
  id?: string;
}

/** The template that owns a path. */
export interface RouteMatch {
  templateId: TemplateId;
  params: RouteParams;
}

type Route = Pick<Manifest, 'route' | 'reservedIds'>;

const placeholder = '{id}';

/**
 * Path → the template whose route matches most exactly: `/payment/upsell` before `/payment/{id}`. Undefined when none
 * matches.
 */
export function matchRoute(path: string, manifests: Readonly<Record<TemplateId, Route>>): RouteMatch | undefined {
  let best: (RouteMatch & { exactness: number }) | undefined;
  for (const [templateId, manifest] of Object.entries(manifests) as [TemplateId, Route][]) {
    const params = fitRoute(path, manifest);
    const exactness = measureExactness(manifest.route);
    if (params && (best === undefined || exactness > best.exactness)) best = { templateId, params, exactness };
  }
  return best && { templateId: best.templateId, params: best.params };
}

function fitRoute(path: string, { route, reservedIds = [] }: Route): RouteParams | undefined {
  const [expected, given] = [route.split('/'), path.split('/')];
  if (expected.length !== given.length) return undefined;
  let params: RouteParams = {};
  for (const [index, segment = ''] of given.entries()) {
    if (expected[index] === segment && segment !== placeholder) continue;
    if (expected[index] !== placeholder || !identifier.test(segment) || reservedIds.includes(segment)) return undefined;
    params = { id: segment };
  }
  return params;
}

/** Number of literal segments in a route. */
function measureExactness(route: string): number {
  return route.split('/').filter((segment) => segment !== placeholder).length;
}

/** Pairs of routes that match some path equally well, so that the shown screen would be arbitrary. */
export function findClashingRoutes(routes: readonly string[]): [string, string][] {
  return routes.flatMap((one, index) =>
    routes.slice(index + 1).flatMap((other): [string, string][] => (clashes(one, other) ? [[one, other]] : [])),
  );
}

function clashes(one: string, other: string): boolean {
  const [first, second] = [one.split('/'), other.split('/')];
  if (first.length !== second.length || measureExactness(one) !== measureExactness(other)) return false;
  return first.every(
    (segment, index) => segment === second[index] || segment === placeholder || second[index] === placeholder,
  );
}

/** Replaces a route's `{id}`. */
export function fillRoute(route: string, id: string): string {
  return route.replace(placeholder, id);
}
