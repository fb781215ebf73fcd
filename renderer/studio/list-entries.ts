import type { BrandArea } from '../config/catalogue';

/** When each flow of an area is played, as an author would say it: forced flows first, as they win. */
export function listEntries({ flows, settings }: BrandArea, flowId: string): string[] {
  const forced = (settings.forcedFlows ?? [])
    .filter(({ flow }) => flow === flowId)
    .map(
      ({ when }) =>
        `forçado por ${Object.entries(when)
          .map(([key, value]) => `${key}=${value}`)
          .join(' e ')}`,
    );
  const usual = flows.find(({ id }) => id === 'default') ?? flows[0];
  return [
    ...forced,
    ...(flowId === usual?.id ? ['padrão'] : []),
    ...(flowId === 'offer' ? ['quando há ?oferta='] : []),
    `?flowId=${flowId}`,
  ];
}
