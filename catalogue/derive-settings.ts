import type { BrandSettings, PlanType } from '../schemas/generated/types';
import { type Environment, environments, type Links, linkNames, requiredOfGroups, requiredSettings } from './catalogue';
import { mergePatch } from './merge-patch';

type Plans = NonNullable<BrandSettings['plans']>;

/**
 * Fills in settings that `_base` and a brand leave open. Names come from the product's name, links from the domain,
 * plan names from plan types, and sold types from the plans. Stated values win.
 *
 * @param stated settings after the merge
 */
export function deriveSettings(brandId: string, stated: BrandSettings): BrandSettings {
  const { domain, linksPattern, plans, planNames, productName } = stated;
  const { $schema: _, ...settings } = stated;
  settings.business ??= brandId;
  if (productName !== undefined) {
    settings.businessName ??= productName;
    settings.title ??= productName;
  }
  if (domain !== undefined && linksPattern !== undefined) {
    settings.links = mergePatch(deriveLinks(domain, linksPattern), stated.links ?? {}) as Record<Environment, Links>;
  }
  if (plans !== undefined) {
    settings.plans = namePlans(plans, planNames);
    settings.payment = { planTypes: Object.keys(plans) as PlanType[], ...settings.payment };
  }
  return settings;
}

function namePlans(plans: Plans, names: BrandSettings['planNames']): Plans {
  const types = Object.keys(plans) as PlanType[];
  if (types.every((type) => plans[type]?.name !== undefined)) return plans;
  const named = types.map((type) => {
    const name = plans[type]?.name ?? names?.[type];
    return [type, name === undefined ? plans[type] : { ...plans[type], name }] as const;
  });
  return Object.fromEntries(named) as Plans;
}

/** Links pattern after the merge; a `null` may have removed any part. */
type Pattern = Partial<Omit<NonNullable<BrandSettings['linksPattern']>, 'domain'>> & {
  domain?: Partial<Record<Environment, string>>;
};

/** Links of each environment; those without a pattern are left out. */
function deriveLinks(domain: string, { domain: hosts = {}, ...texts }: Pattern): Record<Environment, Partial<Links>> {
  const entries = environments.map((environment): [Environment, Partial<Links>] => {
    const host = hosts[environment]?.replaceAll('{domain}', domain);
    if (host === undefined) return [environment, {}];
    const links = Object.entries(texts).map(([name, text]) => [name, text.replaceAll('{domain}', host)]);
    return [environment, { ...Object.fromEntries(links), domain: host }];
  });
  return Object.fromEntries(entries) as Record<Environment, Partial<Links>>;
}

/** Source settings of a derived one; `folder` is the brand's folder. Empty for a path that is always stated. */
export function listSources(path: readonly string[]): string[] {
  const [key, second, third] = path;
  if (key === 'business' && path.length === 1) return ['folder'];
  if ((key === 'businessName' || key === 'title') && path.length === 1) return ['productName'];
  if (key === 'plans' && third === 'name') return [`planNames.${second}`];
  if (key === 'payment' && second === 'methods') return ['mz.methods'];
  if (key === 'payment' && second === 'planTypes') return ['plans'];
  if (key !== 'links' || path.length !== 3) return [];
  return third === 'domain'
    ? ['domain', `linksPattern.domain.${second}`]
    : ['domain', `linksPattern.domain.${second}`, `linksPattern.${third}`];
}

/** Required settings without a stated or derived value. Single links have their own list. */
export function listMissingSettings(settings: BrandSettings): string[][] {
  const patterns = listMissingPatterns(settings);
  // Values derived from the product's name follow once the name is stated.
  const isGiven = (key: string) => settings.productName === undefined && listSources([key]).includes('productName');
  const keys = requiredSettings
    .filter((key) => settings[key] === undefined && !isGiven(key) && (key !== 'links' || patterns.length === 0))
    .map((key) => [key === 'links' ? 'domain' : key]);
  return [...keys, ...listMissingOfGroups(settings), ...patterns, ...listMissingOfPlans(settings)];
}

function listMissingOfGroups(settings: BrandSettings): string[][] {
  return Object.entries(requiredOfGroups).flatMap(([group, required]) => {
    const stated = settings[group as keyof typeof requiredOfGroups];
    return stated === undefined ? [] : required.filter((key) => !Object.hasOwn(stated, key)).map((key) => [group, key]);
  });
}

const requiredOfPlans = ['name', 'amount', 'installments', 'planId'] as const;

function listMissingOfPlans({ plans = {} }: BrandSettings): string[][] {
  return Object.entries(plans).flatMap(([type, plan]) => {
    const keys = requiredOfPlans.filter((key) => plan[key] === undefined).map((key) => ['plans', type, key]);
    const { planId } = plan;
    const ids = planId ? environments.filter((environment) => planId[environment] === undefined) : [];
    return [...keys, ...ids.map((environment) => ['plans', type, 'planId', environment])];
  });
}

/** Missing parts of the links pattern, when a link that is not stated needs them. */
function listMissingPatterns({ domain, linksPattern, links }: BrandSettings): string[][] {
  const missing = domain === undefined ? [] : listGaps(links);
  if (missing.length === 0) return [];
  if (linksPattern === undefined) return [['linksPattern']];
  const paths = missing.map(({ environment, link }) => findMissingPattern(linksPattern, environment, link) ?? []);
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()].filter((path) => path.length > 0);
}

/** Missing part of the pattern that a link needs. */
function findMissingPattern(pattern: Pattern, environment: Environment, link: keyof Links): string[] | undefined {
  if (pattern.domain === undefined) return ['linksPattern', 'domain'];
  if (pattern.domain[environment] === undefined) return ['linksPattern', 'domain', environment];
  return pattern[link] === undefined ? ['linksPattern', link] : undefined;
}

interface Gap {
  environment: Environment;
  link: keyof Links;
}

/** Links that an area lacks, if it has some, and that no missing pattern explains. */
export function listMissingLinks({ domain, linksPattern, links }: BrandSettings): Gap[] {
  if (links === undefined) return [];
  const pattern: Pattern = linksPattern ?? {};
  return listGaps(links).filter(
    ({ environment, link }) => domain === undefined || !findMissingPattern(pattern, environment, link),
  );
}

function listGaps(links: BrandSettings['links']): Gap[] {
  return environments.flatMap((environment) =>
    linkNames.filter((link) => links?.[environment]?.[link] === undefined).map((link) => ({ environment, link })),
  );
}
