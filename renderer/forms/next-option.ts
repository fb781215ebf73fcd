/** Options that Page Up and Page Down skip. */
const pageSize = 8;

/**
 * Index of the option that a key selects; undefined for any other key. Arrows wrap around and open a closed list. The
 * other keys work only in an open list.
 *
 * @param active index of the marked option, -1 for none; undefined while the list is closed
 * @param chosen index of the chosen option, -1 for none
 */
export function nextOption(key: string, count: number, active: number | undefined, chosen: number): number | undefined {
  const last = count - 1;
  if (active === undefined) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
    return chosen >= 0 ? chosen : key === 'ArrowDown' ? 0 : last;
  }
  switch (key) {
    case 'ArrowDown':
      return active < last ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : last;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(active + pageSize, last);
    case 'PageUp':
      return Math.max(active - pageSize, 0);
    default:
      return undefined;
  }
}
