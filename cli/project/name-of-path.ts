/** Name of a brand or flow, also from its path as shells complete it: `brands/acme/` → `acme`. */
export function nameOfPath(operand: string, folder: 'brands' | 'flows'): string {
  const prefix = `${folder}/`;
  const name = operand.startsWith(prefix) ? operand.slice(prefix.length) : operand;
  return name.replace(folder === 'flows' ? /\.json$/ : /\/$/, '');
}
