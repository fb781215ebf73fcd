import type { OpenKind } from '../../session/open-kind';
import { notice } from '../../ui/step.styles';

interface OpenPaymentsProps {
  kinds: readonly OpenKind[] | undefined;
  words: Readonly<Record<OpenKind, string>>;
}

/** Warns the buyer against other payments of a paid order that can still be made. */
export function OpenPayments({ kinds = [], words }: OpenPaymentsProps) {
  return kinds.map((kind) => (
    <p key={kind} className={notice}>
      {words[kind]}
    </p>
  ));
}
