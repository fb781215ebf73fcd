import { roundContrast } from '../model/theme/contrast';

/** 4.5 → '4,5:1'; rounded as the check does. */
export function formatRatio(ratio: number): string {
  return `${roundContrast(ratio).toLocaleString('pt-BR')}:1`;
}
