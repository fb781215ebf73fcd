import type { BrandArea } from '../catalogue/catalogue';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { findHidingRule } from '../model/flow/find-hiding-rule';

const words = {
  'pt-BR': { forcedBy: 'forçado por', and: ' e ', usual: 'padrão', offer: 'quando há ?oferta=' },
  en: { forcedBy: 'forced by', and: ' and ', usual: 'default', offer: 'with ?oferta=' },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * When an area's flows are used, in the author's terms. Forced flows come first, because they win; rules that never
 * apply are left out.
 */
export function listEntries(
  { flows, settings }: Pick<BrandArea, 'flows' | 'settings'>,
  flowId: string,
  language: AuthorLanguage = 'pt-BR',
): string[] {
  const { forcedBy, and, usual, offer } = words[language];
  const { forcedFlows = [] } = settings;
  const forced = forcedFlows
    .filter((rule) => rule.flow === flowId && !findHidingRule(forcedFlows, rule))
    .map(
      ({ when }) =>
        `${forcedBy} ${Object.entries(when)
          .map(([key, value]) => `${key}=${value}`)
          .join(and)}`,
    );
  const first = flows.find(({ id }) => id === 'default') ?? flows[0];
  return [
    ...forced,
    ...(flowId === first?.id ? [usual] : []),
    ...(flowId === 'offer' ? [offer] : []),
    `?flowId=${flowId}`,
  ];
}
