import type { RiskCategory } from './risk';

/** Settings whose changes are listed first; `*` stands for one name. */
export const settingRules: Readonly<Record<string, RiskCategory>> = {
  'plans.*.name': 'MONEY',
  'plans.*.amount': 'MONEY',
  'plans.*.standardAmount': 'MONEY',
  'plans.*.cycleAmount': 'MONEY',
  'plans.*.installments': 'MONEY',
  'plans.*.interest.installments': 'MONEY',
  'plans.*.interest.monthlyPercent': 'MONEY',
  'plans.*.installmentAmount': 'MONEY',
  'plans.*.trial': 'MONEY',
  'plans.*.planId.*': 'MONEY',
  'extras.*.name': 'MONEY',
  'extras.*.amount': 'MONEY',
  'vouchers.*': 'MONEY',
  'currency.*': 'MONEY',
  'payment.methods': 'MONEY',
  'payment.flags.*': 'MONEY',
  'payment.companies': 'MONEY',
  'payment.planTypes': 'MONEY',
  'payment.api': 'MONEY',
  'multiProfile.maximum': 'MONEY',
  'mz.bffId': 'MONEY',
  'mz.plans.*': 'MONEY',
  'mz.methods.*.isActive': 'MONEY',
  'mz.methods.*.name': 'MONEY',
  'mz.methods.*.planId.*': 'MONEY',
  'mz.installments': 'MONEY',
  'mz.showsInstallments': 'MONEY',
  businessName: 'LEGAL',
  'legal.*': 'LEGAL',
  'links.*.terms': 'LEGAL',
  'links.*.privacy': 'LEGAL',
  'terms.isEnabled': 'LEGAL',
  'payment.collectsDocument': 'LEGAL',
  'payment.document': 'LEGAL',
  business: 'ROUTING',
  productCode: 'ROUTING',
  productSlugs: 'ROUTING',
  dsProductId: 'ROUTING',
  'payment.usesBusinessAndProductCode': 'ROUTING',
  flows: 'ROUTING',
  'entryFlows.*': 'ROUTING',
  'forcedFlows.*': 'ROUTING',
  forcedOrder: 'ROUTING',
  'payment.redirectHosts': 'ROUTING',
  successRedirect: 'ROUTING',
  linkHosts: 'ROUTING',
  'links.*.domain': 'ROUTING',
  'links.*.firstAccess': 'ROUTING',
  'upsell.*': 'ROUTING',
  gtm: 'TRACKING',
  gtmTest: 'TRACKING',
  'analytics.hosts': 'TRACKING',
};

const rules = Object.keys(settingRules).map((rule) => ({ rule, parts: rule.split('.') }));

/** Rule of a setting's path, and the names for its `*`; undefined for a setting without risk. */
export function findSettingRule(path: string): { rule: string; params: string[] } | undefined {
  const keys = path.split('.');
  const found = rules.find(
    ({ parts }) => parts.length === keys.length && parts.every((part, index) => part === '*' || part === keys[index]),
  );
  return found && { rule: found.rule, params: keys.filter((_, index) => found.parts[index] === '*') };
}

/** Rules whose value is an amount in minor units. */
export const moneyRules: ReadonlySet<string> = new Set([
  'plans.*.amount',
  'plans.*.standardAmount',
  'plans.*.cycleAmount',
  'plans.*.installmentAmount',
  'extras.*.amount',
  'vouchers.*',
]);
