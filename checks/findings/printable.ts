const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Makes one line of a text: replaces each control character with one character, so that columns stay aligned. */
export function printable(text: string): string {
  return text.replace(controls, (sign) => (sign === '\t' ? ' ' : '·'));
}

/** JSON that means the same without a control character or the sign of a workflow command. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replace(controls, escapeUnits).replaceAll('##[', '##\\u005b'))
    .join('\n');
}

function escapeUnits(sign: string): string {
  return sign.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const escapeSign = String.fromCharCode(27);

/** Bold, dim, red, yellow and their ends. */
const styles = new RegExp(`(${escapeSign}\\[(?:1|2|22|31|33|39)m)`);

/**
 * Lines of the output as they may reach a terminal or the log of a code host: no control character, and no command,
 * which GitHub reads at a line's start (`::`) or anywhere (`##[`).
 */
export function printableLines(text: string, isColored = false): string {
  return text
    .split('\n')
    .map((line) => {
      const parts = isColored ? line.split(styles) : [line];
      const clean = parts.map((part) => (isColored && styles.test(part) ? part : printable(part))).join('');
      return clean.replaceAll('##[', '##·[').replace(/^(?=\s*::)/, '·');
    })
    .join('\n');
}
