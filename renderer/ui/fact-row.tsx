import type { ReactNode } from 'react';

interface FactRowProps {
  label: string;
  value: ReactNode;
  /** The value is a name, number or amount that translators must not change. */
  isVerbatim?: boolean;
  /** The value is a date that has passed. */
  isLate?: boolean;
}

/** A row of a `dl`: name and value. */
export function FactRow({ label, value, isVerbatim = false, isLate = false }: FactRowProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd translate={isVerbatim ? 'no' : undefined} data-late={isLate || undefined}>
        {value}
      </dd>
    </>
  );
}
