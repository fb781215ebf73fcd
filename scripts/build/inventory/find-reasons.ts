import rules from './script-reasons.json' with { type: 'json' };

/** Why a script is there, and who let it in. */
interface Reasons {
  reasons: string[];
  authorised: string[];
}

/** A script holds something that `script-reasons.json` does not explain. */
export class InventoryError extends Error {
  override readonly name = 'InventoryError';
}

const ofPackage = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*\/node_modules\/)/;

/** Folders whose members are worth a name: each is a screen or a payment method of its own. */
const named: readonly (readonly [RegExp, string])[] = [
  [/^templates\/([^/]+)\//, 'Screen'],
  [/^renderer\/payment-form\/methods\/([^/]+)\//, 'Payment method'],
];

/**
 * Explains a script by the sources in it.
 *
 * @param sources paths in the project
 * @throws InventoryError with the script and the source that has no reason
 */
export function findReasons(script: string, sources: readonly string[]): Reasons {
  const reasons = new Set<string>();
  const authorised = new Set<string>();
  for (const source of sources) {
    const name = ofPackage.exec(source)?.[1];
    const reason = name === undefined ? findOwnReason(source) : findPackageReason(name);
    if (reason === undefined) {
      throw new InventoryError(
        `${script} contains ${name ?? source}: state its reason in scripts/build/inventory/script-reasons.json`,
      );
    }
    reasons.add(reason);
    authorised.add(name === undefined ? rules.authorised.own : rules.authorised.package);
  }
  return { reasons: [...reasons].sort(), authorised: [...authorised].sort() };
}

function findPackageReason(name: string): string | undefined {
  const reason = (rules.packages as Record<string, string>)[name];
  return reason && `${name}: ${reason}`;
}

/** The longest folder wins. */
function findOwnReason(source: string): string | undefined {
  for (const [pattern, word] of named) {
    const id = pattern.exec(source)?.[1];
    if (id !== undefined) return `${word} ${id}`;
  }
  const [folder, reason] =
    Object.entries(rules.own)
      .filter(([name]) => source.startsWith(`${name}/`))
      .sort(([one], [other]) => other.length - one.length)[0] ?? [];
  return folder && `${folder}: ${reason}`;
}
