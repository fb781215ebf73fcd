/** The name of a brand or a flow, which may be given as its path, as a shell completes it: `brands/acme/` → `acme`. */
export function nameOfPath(operand: string, folder: 'brands' | 'flows'): string {
  const prefix = `${folder}/`;
  const name = operand.startsWith(prefix) ? operand.slice(prefix.length) : operand;
  return name.replace(folder === 'flows' ? /\.json$/ : /\/$/, '');
}
