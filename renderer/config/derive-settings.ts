import type { BrandSettings, PlanType } from '../../schemas/generated/types';
import { type Environment, environments, type Links, linkNames, requiredSettings } from './catalogue';
import { mergePatch } from './merge-patch';

type Plans = NonNullable<BrandSettings['plans']>;

/**
 * Fills what `_base` and a brand leave open: names from the product's, links from the domain, the names of plans from
 * their types, the types that are sold from the plans. What is stated wins.
 *
 * @param stated the settings after the merge
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

function deriveLinks(domain: string, pattern: NonNullable<BrandSettings['linksPattern']>): Record<Environment, Links> {
  const fill = (text: string, host: string) => text.replaceAll('{domain}', host);
  const entries = environments.map((environment): [Environment, Links] => {
    const host = fill(pattern.domain[environment], domain);
    const { terms, privacy, faq, firstAccess } = pattern;
    const links = { terms: fill(terms, host), privacy: fill(privacy, host), faq: fill(faq, host) };
    return [environment, { ...links, firstAccess: fill(firstAccess, host), domain: host }];
  });
  return Object.fromEntries(entries) as Record<Environment, Links>;
}

/** Paths of the settings of which a derived one comes; `folder` is the brand's. None for a path that is always stated. */
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

/** Paths of the settings that neither a brand nor `_base` states and nothing gives; single links have a list of their own. */
export function listMissingSettings(settings: BrandSettings): string[][] {
  const { plans = {} } = settings;
  const keys = requiredSettings
    .filter((key) => settings[key] === undefined)
    .map((key) => [key === 'links' ? 'domain' : key]);
  const missingNames = (Object.keys(plans) as PlanType[])
    .filter((type) => plans[type]?.name === undefined)
    .map((type) => ['plans', type, 'name']);
  return [...keys, ...missingNames];
}

/** The links that an area with some of them lacks. */
export function listMissingLinks({ links }: BrandSettings): { environment: Environment; link: keyof Links }[] {
  if (links === undefined) return [];
  return environments.flatMap((environment) =>
    linkNames.filter((link) => links[environment]?.[link] === undefined).map((link) => ({ environment, link })),
  );
}
