import type { Flow } from '../../schemas/generated/types';

/** What people call a flow: its name, else its id in words. */
export function nameOfFlow({ id, name }: Pick<Flow, 'id' | 'name'>): string {
  const words = id.replaceAll(/[-_]/g, ' ');
  return name ?? words.charAt(0).toUpperCase() + words.slice(1);
}
